import { environmentalCrimes } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const animals: CrimeRow = {
  folder: 'animals',
  id_crime: 19,
  id_crime_cidadao: 19,
  name: {
    pt: 'Crime contra animais',
    en: 'Offense against animals',
    es: 'Delito contra animales',
    fr: 'Infraction contre les animaux',
  },
  card: {
    pt: 'Maus-tratos, abandono ou envenenamento. Se está acontecendo agora, ligue 190.',
    en: 'Ill-treatment, abandonment or poisoning. If it is happening now, call 190.',
    es: 'Maltrato, abandono o envenenamiento. Si ocurre ahora, llame al 190.',
    fr: 'Maltraitance, abandon ou empoisonnement. Si cela se passe maintenant, appelez le 190.',
  },
  place: 'land',
  natures: [
    {
      id: 1902,
      basis: [environmentalCrimes('32 § 1-A')],
      official: 'Maus-tratos a cão ou gato',
      name: {
        pt: 'Maus-tratos a cão ou gato',
        en: 'Ill-treatment of a dog or cat',
        es: 'Maltrato de un perro o gato',
        fr: 'Maltraitance d’un chien ou d’un chat',
      },
      glossary: {
        pt: 'Bateram, feriram, prenderam sem água ou sombra ou deixaram sem comida ou cuidado um cão ou gato.',
        en: 'A dog or cat was beaten, hurt, tied up without water or shade, or left without food or care.',
        es: 'Golpearon, hirieron, ataron sin agua ni sombra o dejaron sin comida o cuidado a un perro o gato.',
        fr: 'Un chien ou un chat a été battu, blessé, attaché sans eau ni ombre, ou laissé sans nourriture ni soins.',
      },
    },
    {
      id: 1901,
      basis: [environmentalCrimes('32')],
      official: 'Maus-tratos a animal',
      name: {
        pt: 'Maus-tratos a outro animal',
        en: 'Ill-treatment of another animal',
        es: 'Maltrato de otro animal',
        fr: 'Maltraitance d’un autre animal',
      },
      glossary: {
        pt: 'Feriram, mutilaram, exploraram além da força ou mantiveram mal um cavalo, ave, animal silvestre ou outro.',
        en: 'A horse, bird, wild animal or other was hurt, maimed, worked beyond its strength or kept badly.',
        es: 'Hirieron, mutilaron, explotaron más allá de sus fuerzas o mantuvieron mal a un caballo, ave, animal silvestre u otro.',
        fr: 'Un cheval, un oiseau, un animal sauvage ou autre a été blessé, mutilé, exploité au-delà de ses forces ou mal tenu.',
      },
    },
    {
      id: 1903,
      basis: [environmentalCrimes('32', '32 § 1-A')],
      official: 'Abandono de animal',
      name: {
        pt: 'Abandono de animal',
        en: 'Abandonment of an animal',
        es: 'Abandono de un animal',
        fr: 'Abandon d’un animal',
      },
      glossary: {
        pt: 'Deixaram um animal na rua, na estrada ou em casa vazia, à própria sorte.',
        en: 'An animal was left in the street, on a road or in an empty house, to its fate.',
        es: 'Dejaron a un animal en la calle, la carretera o una casa vacía, a su suerte.',
        fr: 'Un animal a été laissé dans la rue, sur une route ou dans une maison vide, à son sort.',
      },
    },
    {
      id: 1904,
      basis: [environmentalCrimes('32', '32 § 2')],
      official: 'Envenenamento de animal',
      name: {
        pt: 'Envenenamento de animal',
        en: 'Poisoning of an animal',
        es: 'Envenenamiento de un animal',
        fr: 'Empoisonnement d’un animal',
      },
      glossary: {
        pt: 'Deram ou espalharam veneno. Se puder, guarde o resto da comida e peça laudo ao veterinário.',
        en: 'Poison was given or laid out. If you can, keep what is left of the food and ask the vet for a report.',
        es: 'Dieron o esparcieron veneno. Si puede, guarde los restos de comida y pida un informe al veterinario.',
        fr: 'Du poison a été donné ou répandu. Si possible, gardez les restes de nourriture et demandez un rapport au vétérinaire.',
      },
    },
    {
      id: 1905,
      basis: [environmentalCrimes('32')],
      official: 'Rinha de animais',
      name: {
        pt: 'Rinha (briga de animais)',
        en: 'Animal fights',
        es: 'Peleas de animales',
        fr: 'Combats d’animaux',
      },
      glossary: {
        pt: 'Põem galos, cães ou outros animais para brigar. Se está acontecendo agora, ligue 190.',
        en: 'Cocks, dogs or other animals are made to fight. If it is happening now, call 190.',
        es: 'Ponen a pelear gallos, perros u otros animales. Si ocurre ahora, llame al 190.',
        fr: 'On fait combattre des coqs, des chiens ou d’autres animaux. Si cela se passe maintenant, appelez le 190.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Obrigado por cuidar de quem não pode pedir ajuda.',
      en: 'Thank you for caring for those who cannot ask for help.',
      es: 'Gracias por cuidar de quien no puede pedir ayuda.',
      fr: 'Merci de prendre soin de ceux qui ne peuvent demander de l’aide.',
    },
    points: [
      {
        pt: 'Leve o animal ao veterinário se puder e guarde o laudo, as fotos e os vídeos.',
        en: 'Take the animal to a vet if you can and keep the report, photos and videos.',
        es: 'Lleve al animal al veterinario si puede y guarde el informe, las fotos y los videos.',
        fr: 'Emmenez l’animal chez le vétérinaire si possible et gardez rapport, photos et vidéos.',
      },
      {
        pt: 'Se os maus-tratos voltarem a acontecer, ligue 190 na hora; o 181 recebe informação sem o seu nome.',
        en: 'Should it happen again, call 190 at that moment; 181 takes information without your name.',
        es: 'Si vuelve a ocurrir, llame al 190 en el momento; el 181 recibe información sin su nombre.',
        fr: 'Si cela recommence, appelez aussitôt le 190 ; le 181 reçoit des informations sans votre nom.',
      },
      {
        pt: 'Não tire o animal à força: a polícia e o órgão ambiental podem recolhê-lo.',
        en: 'Do not take the animal by force: the police and the environmental office can rescue it.',
        es: 'No saque al animal por la fuerza: la policía y el organismo ambiental pueden recogerlo.',
        fr: 'Ne prenez pas l’animal de force : la police et le service de l’environnement peuvent le recueillir.',
      },
    ],
  },
}
