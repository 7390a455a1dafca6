import {
  penalCode,
  misdemeanours,
  mariaDaPenha,
  olderPersonsStatute,
  since,
  law,
} from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

/** Citizen's crimes, see citizen-crimes.ts. */
const child = 502
const adolescent = 503
const older = 505

export const violence: CrimeRow = {
  folder: 'violence',
  id_crime: 5,
  id_crime_cidadao: 1,
  name: {
    pt: 'Violência doméstica e familiar',
    en: 'Domestic and family violence',
    es: 'Violencia doméstica y familiar',
    fr: 'Violence domestique et familiale',
  },
  card: {
    pt: 'Alguém da família, de casa ou de um relacionamento agride, ameaça ou humilha. Em perigo agora, ligue 190.',
    en: 'Somebody in the family, home or a relationship hurts, threatens or humiliates. In danger now, call 190.',
    es: 'Alguien de la familia, del hogar o de una relación agrede, amenaza o humilla. Si hay peligro ahora, llame al 190.',
    fr: 'Un proche, une personne du foyer ou un partenaire agresse, menace ou humilie. En danger immédiat, appelez le 190.',
  },
  place: 'protection',
  care: 'danger',
  sharedWith: [26, 27],
  natures: [
    {
      id: 501,
      basis: [penalCode('147'), mariaDaPenha('7, II')],
      official: 'Ameaça (violência doméstica e familiar)',
      name: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
      glossary: {
        pt: 'Prometeram fazer mal à vítima, aos filhos, à família ou aos animais dela: por palavra, mensagem, gesto ou arma.',
        en: 'Somebody promised to harm the victim, her or his children, family or pets: by words, message, gesture or weapon.',
        es: 'Prometieron hacer daño a la víctima, a sus hijos, a su familia o a sus animales: con palabras, mensajes, gestos o un arma.',
        fr: 'On a promis de faire du mal à la victime, à ses enfants, à sa famille ou à ses animaux : par des mots, un message, un geste ou une arme.',
      },
    },
    {
      id: 502,
      basis: [penalCode('129 § 9', '129 § 13'), mariaDaPenha('7, I')],
      official: 'Lesão corporal (violência doméstica e familiar)',
      name: { pt: 'Lesão corporal', en: 'Bodily harm', es: 'Lesiones', fr: 'Coups et blessures' },
      glossary: {
        pt: 'Bateram, queimaram, cortaram ou machucaram a vítima de outro modo, com marca ou dor. Se ainda há ferimento, procure atendimento médico e guarde o laudo.',
        en: 'The victim was beaten, burned, cut or hurt in another way, with marks or pain. If there is still an injury, please see a doctor and keep the record.',
        es: 'Golpearon, quemaron, cortaron o lastimaron a la víctima de otro modo, con marcas o dolor. Si aún hay heridas, acuda a un médico y guarde el informe.',
        fr: 'La victime a été battue, brûlée, coupée ou blessée autrement, avec des marques ou des douleurs. S’il reste une blessure, consultez un médecin et gardez le certificat.',
      },
    },
    {
      id: 510,
      basis: [misdemeanours('21'), mariaDaPenha('7, I')],
      official: 'Vias de fato (violência doméstica e familiar)',
      name: {
        pt: 'Agressão sem ferimento',
        en: 'Assault without injury',
        es: 'Agresión sin lesiones',
        fr: 'Violences sans blessure',
      },
      glossary: {
        pt: 'Empurrão, tapa, puxão de cabelo ou aperto no braço que não deixou ferimento.',
        en: 'A push, a slap, pulled hair or a grabbed arm that left no injury.',
        es: 'Empujón, bofetada, tirón de pelo o del brazo que no dejó lesión.',
        fr: 'Bousculade, gifle, cheveux tirés ou bras serré, sans blessure.',
      },
    },
    {
      id: 503,
      basis: [penalCode('140'), mariaDaPenha('7, V')],
      official: 'Injúria (violência doméstica e familiar)',
      name: { pt: 'Injúria (xingamento)', en: 'Insult', es: 'Injuria (insultos)', fr: 'Injure (insultes)' },
      glossary: {
        pt: 'Xingaram ou humilharam a vítima com palavras, gestos ou mensagens.',
        en: 'The victim was insulted or humiliated with words, gestures or messages.',
        es: 'Insultaron o humillaron a la víctima con palabras, gestos o mensajes.',
        fr: 'La victime a été insultée ou humiliée par des mots, des gestes ou des messages.',
      },
    },
    {
      id: 504,
      basis: [penalCode('147-B'), mariaDaPenha('7, II')],
      official: 'Violência psicológica (violência doméstica e familiar)',
      name: {
        pt: 'Violência psicológica',
        en: 'Psychological violence',
        es: 'Violencia psicológica',
        fr: 'Violence psychologique',
      },
      glossary: {
        pt: 'Controle, isolamento, chantagem, humilhação ou manipulação que fazem mal à saúde ou tiram a liberdade, sobretudo de uma mulher.',
        en: 'Control, isolation, blackmail, humiliation or manipulation that harm the health or take away the freedom, above all of a woman.',
        es: 'Control, aislamiento, chantaje, humillación o manipulación que dañan la salud o quitan la libertad, sobre todo de una mujer.',
        fr: 'Contrôle, isolement, chantage, humiliation ou manipulation qui nuisent à la santé ou privent de liberté, surtout une femme.',
      },
    },
    {
      id: 505,
      basis: [penalCode('147-A')],
      official: 'Perseguição (violência doméstica e familiar)',
      name: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
      glossary: {
        pt: 'Seguem, vigiam, procuram ou mandam mensagens à vítima repetidas vezes, e ela vive com medo ou muda os seus hábitos.',
        en: 'The victim is followed, watched, sought out or messaged again and again, and lives in fear or changes her or his habits.',
        es: 'Siguen, vigilan, buscan o escriben a la víctima una y otra vez, y ella vive con miedo o cambia sus hábitos.',
        fr: 'La victime est suivie, surveillée, recherchée ou contactée sans cesse, et vit dans la peur ou change ses habitudes.',
      },
    },
    {
      id: 506,
      basis: [penalCode('163'), mariaDaPenha('7, IV')],
      official: 'Dano (violência doméstica e familiar)',
      name: {
        pt: 'Dano aos bens da vítima',
        en: 'Damage to the victim’s property',
        es: 'Daño a los bienes de la víctima',
        fr: 'Dégradation des biens de la victime',
      },
      glossary: {
        pt: 'Quebraram, rasgaram, queimaram ou estragaram algo da vítima: celular, roupa, documento, móvel, veículo.',
        en: 'Something of the victim’s was broken, torn, burned or ruined: phone, clothes, document, furniture, vehicle.',
        es: 'Rompieron, rasgaron, quemaron o arruinaron algo de la víctima: teléfono, ropa, documento, mueble, vehículo.',
        fr: 'On a cassé, déchiré, brûlé ou abîmé un bien de la victime : téléphone, vêtements, papiers, meuble, véhicule.',
      },
    },
    {
      id: 507,
      basis: [
        mariaDaPenha('24-A'),
        law('14.344/2022', 'Henry Borel')('25'),
        since('2025-12-08', penalCode('338-A')),
      ],
      official: 'Descumprimento de medida protetiva de urgência',
      name: {
        pt: 'Descumprimento de medida protetiva',
        en: 'Breach of a protective measure',
        es: 'Incumplimiento de la medida de protección',
        fr: 'Violation d’une mesure de protection',
      },
      glossary: {
        pt: 'A Justiça proibiu a pessoa de se aproximar ou de entrar em contato, e ela não obedeceu. Se ela está por perto agora, ligue 190.',
        en: 'A court forbade the person to come near or to make contact, and the person did not obey. If the person is near you now, call 190.',
        es: 'La Justicia prohibió a la persona acercarse o comunicarse, y no obedeció. Si está cerca ahora, llame al 190.',
        fr: 'La justice a interdit à la personne de s’approcher ou de prendre contact, et elle n’a pas obéi. Si elle est tout près, appelez le 190.',
      },
    },
    {
      id: 511,
      basis: [penalCode('150')],
      official: 'Violação de domicílio (violência doméstica e familiar)',
      name: {
        pt: 'Entrou ou ficou em casa sem permissão',
        en: 'Entered or stayed in the home without permission',
        es: 'Entró o se quedó en casa sin permiso',
        fr: 'Entré ou resté au domicile sans permission',
      },
      glossary: {
        pt: 'Entrou na casa da vítima, ou não quis sair dela, contra a vontade de quem mora lá.',
        en: 'Somebody entered the victim’s home, or would not leave it, against the will of those who live there.',
        es: 'Entró en la casa de la víctima, o no quiso salir, contra la voluntad de quien vive allí.',
        fr: 'Quelqu’un est entré chez la victime, ou a refusé d’en sortir, contre la volonté de ceux qui y vivent.',
      },
    },
    {
      id: 512,
      basis: [penalCode('218-C')],
      official: 'Divulgação de cena íntima sem consentimento',
      name: {
        pt: 'Divulgação de imagem íntima',
        en: 'Sharing of intimate images',
        es: 'Difusión de imágenes íntimas',
        fr: 'Diffusion d’images intimes',
      },
      glossary: {
        pt: 'Mostraram ou enviaram a outros foto ou vídeo íntimo da vítima sem ela permitir. Não é culpa dela.',
        en: 'An intimate photo or video of the victim was shown or sent to others without permission. It is not the victim’s fault.',
        es: 'Mostraron o enviaron a otros una foto o video íntimo de la víctima sin su permiso. No es culpa suya.',
        fr: 'Une photo ou une vidéo intime de la victime a été montrée ou envoyée sans son accord. Ce n’est pas sa faute.',
      },
    },
    {
      id: 508,
      basis: [penalCode('136'), olderPersonsStatute('99')],
      official: 'Maus-tratos',
      name: { pt: 'Maus-tratos', en: 'Ill-treatment', es: 'Malos tratos', fr: 'Mauvais traitements' },
      glossary: {
        pt: 'Quem deveria cuidar negou comida, remédio ou cuidado, ou castigou demais, e pôs a saúde ou a vida em perigo.',
        en: 'Somebody who should take care denied food, medicine or care, or punished too harshly, and put health or life in danger.',
        es: 'Quien debía cuidar negó comida, medicinas o cuidados, o castigó en exceso, y puso en peligro la salud o la vida.',
        fr: 'Une personne qui devait prendre soin de la victime l’a privée de nourriture, de médicaments ou de soins, ou l’a punie trop durement, au péril de sa santé ou de sa vie.',
      },
    },
    {
      id: 509,
      basis: [penalCode('133'), olderPersonsStatute('98')],
      official: 'Abandono de incapaz',
      name: {
        pt: 'Abandono de quem não pode se cuidar',
        en: 'Abandonment of someone who cannot cope alone',
        es: 'Abandono de quien no puede valerse',
        fr: 'Abandon d’une personne sans défense',
      },
      glossary: {
        pt: 'Deixaram sozinha uma criança, uma pessoa idosa, doente ou com deficiência que dependia desse cuidado.',
        en: 'A child, or an older, ill or disabled person who depended on care, was left alone.',
        es: 'Dejaron sola a una niña, un niño, una persona mayor, enferma o con discapacidad que dependía de ese cuidado.',
        fr: 'On a laissé seul un enfant, une personne âgée, malade ou handicapée qui dépendait de ces soins.',
      },
    },
    {
      id: 513,
      onlyFor: [child, adolescent],
      basis: [law('8.069/1990', 'ECA')('232')],
      official: 'Submissão de criança ou adolescente a vexame ou constrangimento',
      name: {
        pt: 'Humilhação de criança ou adolescente',
        en: 'Humiliation of a child or adolescent',
        es: 'Humillación de un niño o adolescente',
        fr: 'Humiliation d’un enfant ou d’un adolescent',
      },
      glossary: {
        pt: 'Quem tem a guarda ou a vigilância fez a criança ou o adolescente passar vergonha ou humilhação.',
        en: 'Somebody in charge of the child or adolescent put her or him through shame or humiliation.',
        es: 'Quien tiene la guarda o la vigilancia sometió al niño o adolescente a vergüenza o humillación.',
        fr: 'Une personne ayant la garde ou la surveillance a fait subir à l’enfant ou à l’adolescent honte ou humiliation.',
      },
    },
    {
      id: 514,
      onlyFor: [older],
      basis: [olderPersonsStatute('102', '104')],
      official: 'Apropriação de bens ou retenção de cartão de pessoa idosa',
      name: {
        pt: 'Ficou com o dinheiro ou o cartão da pessoa idosa',
        en: 'Kept the older person’s money or card',
        es: 'Se quedó con el dinero o la tarjeta de la persona mayor',
        fr: 'A gardé l’argent ou la carte de la personne âgée',
      },
      glossary: {
        pt: 'Usaram a aposentadoria, a pensão ou outros bens da pessoa idosa para outro fim, ou retiveram o cartão ou os documentos dela.',
        en: 'The older person’s pension, income or goods were used for something else, or her or his card or papers were withheld.',
        es: 'Usaron la jubilación, la pensión u otros bienes de la persona mayor con otro fin, o retuvieron su tarjeta o documentos.',
        fr: 'La retraite, la pension ou d’autres biens de la personne âgée ont été détournés, ou sa carte ou ses papiers retenus.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Você não está só, e a culpa não é de quem sofreu. Em perigo agora, ligue 190.',
      en: 'You are not alone, and it is not the fault of the person who suffered it. In danger now, call 190.',
      es: 'Cuenta con ayuda, y la culpa no es de quien lo sufrió. Si hay peligro ahora, llame al 190.',
      fr: 'De l’aide existe, et la victime n’est pas fautive. En danger immédiat, appelez le 190.',
    },
    points: [
      {
        pt: 'Mulher em situação de violência: o 180 orienta de graça, 24 horas por dia, em segredo.',
        en: 'For a woman who suffers violence: 180 advises free of charge, 24 hours a day, in confidence.',
        es: 'Mujer en situación de violencia: el 180 orienta gratis, las 24 horas, en confianza.',
        fr: 'Femme victime de violence : le 180 conseille gratuitement, 24 heures sur 24, en toute confidentialité.',
      },
      {
        pt: 'Você pode pedir medida protetiva na Delegacia da Mulher (DEAM) ou em qualquer delegacia: o juiz decide em até 48 horas se afasta o agressor.',
        en: 'You can ask for a protective measure at the Women’s Police Station (DEAM) or at any other: a judge decides within 48 hours whether the aggressor must stay away.',
        es: 'Puede pedir una medida de protección en la Comisaría de la Mujer (DEAM) o en cualquier otra: el juez decide en hasta 48 horas si aleja al agresor.',
        fr: 'Vous pouvez demander une mesure de protection au commissariat des femmes (DEAM) ou dans tout autre : le juge décide sous 48 heures d’éloigner l’agresseur.',
      },
      {
        pt: 'Guarde mensagens, fotos e laudos em lugar seguro ou com alguém de confiança. Ferimento: procure atendimento e conte a causa.',
        en: 'Keep messages, photos and medical records in a safe place or with someone you trust. If hurt, see a doctor and say how it happened.',
        es: 'Guarde mensajes, fotos e informes en un lugar seguro o con alguien de confianza. Si hay heridas, acuda a un médico y cuente la causa.',
        fr: 'Gardez messages, photos et certificats en lieu sûr ou chez une personne de confiance. En cas de blessure, consultez et dites-en la cause.',
      },
      {
        pt: 'A Defensoria Pública acompanha você de graça na Justiça.',
        en: 'The Public Defender stands by you in court free of charge.',
        es: 'La Defensoría Pública le acompaña gratis ante la Justicia.',
        fr: 'La Défense publique vous accompagne gratuitement devant la justice.',
      },
    ],
  },
}
