import { penalCode, racismLaw, law } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const hate: CrimeRow = {
  folder: 'hate',
  id_crime: 17,
  id_crime_cidadao: 17,
  name: {
    pt: 'Racismo e outros crimes de ódio',
    en: 'Racism and other hate crimes',
    es: 'Racismo y otros delitos de odio',
    fr: 'Racisme et autres crimes de haine',
  },
  card: {
    pt: 'Ofensa ou discriminação por raça, religião, orientação sexual, identidade de gênero, origem ou deficiência.',
    en: 'Insult or discrimination because of race, religion, sexual orientation, gender identity, origin or disability.',
    es: 'Ofensa o discriminación por raza, religión, orientación sexual, identidad de género, origen o discapacidad.',
    fr: 'Offense ou discrimination liée à la race, la religion, l’orientation sexuelle, l’identité de genre, l’origine ou le handicap.',
  },
  place: 'people',
  natures: [
    {
      id: 1702,
      basis: [racismLaw('2-A')],
      official: 'Injúria racial',
      name: { pt: 'Injúria racial', en: 'Racial insult', es: 'Injuria racial', fr: 'Injure raciale' },
      glossary: {
        pt: 'Ofenderam uma pessoa por sua raça, cor, etnia ou origem.',
        en: 'A person was insulted because of race, color, ethnicity or origin.',
        es: 'Ofendieron a una persona por su raza, color, etnia u origen.',
        fr: 'Une personne a été insultée en raison de sa race, de sa couleur, de son ethnie ou de son origine.',
      },
    },
    {
      id: 1701,
      basis: [racismLaw('20')],
      official: 'Racismo',
      name: { pt: 'Racismo', en: 'Racism', es: 'Racismo', fr: 'Racisme' },
      glossary: {
        pt: 'Praticaram ou incitaram discriminação contra um grupo por raça, cor ou etnia.',
        en: 'Discrimination against a group because of race, color or ethnicity was practiced or stirred up.',
        es: 'Practicaron o incitaron la discriminación contra un grupo por raza, color o etnia.',
        fr: 'Une discrimination envers un groupe en raison de la race, de la couleur ou de l’ethnie a été pratiquée ou encouragée.',
      },
    },
    {
      id: 1706,
      basis: [racismLaw('3–14')],
      official: 'Discriminação no acesso a trabalho, ensino, comércio, transporte ou serviço',
      name: {
        pt: 'Recusa de entrada, trabalho ou atendimento',
        en: 'Refused entry, work or service',
        es: 'Negativa de entrada, trabajo o atención',
        fr: 'Refus d’entrée, d’emploi ou de service',
      },
      glossary: {
        pt: 'Negaram ou dificultaram entrada, emprego, matrícula, hospedagem ou atendimento por preconceito.',
        en: 'Entry, a job, school enrollment, lodging or service was refused or made hard out of prejudice.',
        es: 'Negaron o dificultaron entrada, empleo, matrícula, hospedaje o atención por prejuicio.',
        fr: 'Une entrée, un emploi, une inscription, un hébergement ou un service a été refusé ou entravé par préjugé.',
      },
    },
    {
      id: 1703,
      basis: [racismLaw('20'), penalCode('208')],
      official: 'Intolerância religiosa',
      name: {
        pt: 'Intolerância religiosa',
        en: 'Religious intolerance',
        es: 'Intolerancia religiosa',
        fr: 'Intolérance religieuse',
      },
      glossary: {
        pt: 'Ofensa, discriminação ou ataque por causa da fé, do culto, do terreiro, do templo ou de objetos sagrados.',
        en: 'Insult, discrimination or attack because of faith, worship, a place of worship or sacred objects.',
        es: 'Ofensa, discriminación o ataque por la fe, el culto, el templo o los objetos sagrados.',
        fr: 'Offense, discrimination ou attaque visant la foi, le culte, un lieu de culte ou des objets sacrés.',
      },
    },
    {
      id: 1704,
      // The Supreme Court placed both under the Racism Act (ADO 26 and MI 4733, 2019).
      basis: [racismLaw('2-A', '20')],
      official: 'Homofobia ou transfobia',
      name: {
        pt: 'Homofobia ou transfobia',
        en: 'Homophobia or transphobia',
        es: 'Homofobia o transfobia',
        fr: 'Homophobie ou transphobie',
      },
      glossary: {
        pt: 'Ofensa ou discriminação por orientação sexual ou identidade de gênero. O Supremo Tribunal Federal aplica a lei do racismo (ADO 26).',
        en: 'Insult or discrimination because of sexual orientation or gender identity. The Supreme Court applies the Racism Act (ADO 26).',
        es: 'Ofensa o discriminación por orientación sexual o identidad de género. El Supremo Tribunal Federal aplica la ley del racismo (ADO 26).',
        fr: 'Offense ou discrimination liée à l’orientation sexuelle ou à l’identité de genre. La Cour suprême applique la loi sur le racisme (ADO 26).',
      },
    },
    {
      id: 1705,
      basis: [racismLaw('20')],
      official: 'Xenofobia (discriminação por procedência nacional)',
      name: { pt: 'Xenofobia', en: 'Xenophobia', es: 'Xenofobia', fr: 'Xénophobie' },
      glossary: {
        pt: 'Ofensa ou discriminação por vir de outro país, estado, região, ou de um povo tradicional.',
        en: 'Insult or discrimination because somebody comes from another country, state or region, or from a traditional people.',
        es: 'Ofensa o discriminación por venir de otro país, estado o región, o de un pueblo tradicional.',
        fr: 'Offense ou discrimination envers une personne venue d’un autre pays, État ou région, ou d’un peuple traditionnel.',
      },
    },
    {
      id: 1707,
      basis: [law('13.146/2015', 'Lei Brasileira de Inclusão')('88')],
      official: 'Discriminação de pessoa em razão de sua deficiência',
      name: {
        pt: 'Discriminação por deficiência',
        en: 'Discrimination because of disability',
        es: 'Discriminación por discapacidad',
        fr: 'Discrimination liée au handicap',
      },
      glossary: {
        pt: 'Discriminaram uma pessoa por sua deficiência, ou incitaram outros a isso.',
        en: 'A person was discriminated against because of disability, or others were stirred up to it.',
        es: 'Discriminaron a una persona por su discapacidad, o incitaron a otros a hacerlo.',
        fr: 'Une personne a été discriminée en raison de son handicap, ou d’autres y ont été incités.',
      },
    },
    {
      id: 1708,
      basis: [penalCode('286')],
      official: 'Incitação pública ao crime de ódio',
      name: {
        pt: 'Incitação ao ódio ou à violência',
        en: 'Incitement to hatred or violence',
        es: 'Incitación al odio o a la violencia',
        fr: 'Incitation à la haine ou à la violence',
      },
      glossary: {
        pt: 'Convocaram em público, na internet ou fora dela, a atacar ou ferir pessoas de um grupo, como mulheres ou estudantes.',
        en: 'People were called on in public, online or not, to attack or hurt members of a group, such as women or students.',
        es: 'Llamaron en público, en internet o fuera de ella, a atacar o herir a personas de un grupo, como mujeres o estudiantes.',
        fr: 'On a appelé en public, en ligne ou non, à attaquer ou à blesser les membres d’un groupe, comme des femmes ou des élèves.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Discriminar é crime, e você fez bem em contar.',
      en: 'Discrimination is a crime, and you did right to report it.',
      es: 'Discriminar es delito, e hizo bien en contarlo.',
      fr: 'Discriminer est un délit, et vous avez bien fait d’en parler.',
    },
    points: [
      {
        pt: 'Anote as palavras usadas, quem viu e onde há câmeras, enquanto está fresco na memória.',
        en: 'Write down the words used, who saw it and where there are cameras while it is fresh.',
        es: 'Anote las palabras usadas, quién lo vio y dónde hay cámaras, mientras lo recuerda bien.',
        fr: 'Notez les mots employés, les témoins et les caméras tant que le souvenir est frais.',
      },
      {
        pt: 'O Disque 100 orienta de graça, 24 horas por dia; a Defensoria Pública acompanha você na Justiça.',
        en: 'Dial 100 for free advice, 24 hours a day; the Public Defender’s Office can represent you in court.',
        es: 'El 100 orienta gratis, las 24 horas; la Defensoría Pública le acompaña ante la Justicia.',
        fr: 'Le 100 conseille gratuitement, 24 heures sur 24 ; la Défense publique vous accompagne en justice.',
      },
    ],
  },
}
