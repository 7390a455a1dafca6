import { environmentalCrimes } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

export const animalNatures: readonly NatureRow[] = [
  {
    id: 1902,
    crimes: [19],
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
    crimes: [19],
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
    crimes: [19],
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
    crimes: [19],
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
    crimes: [19],
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
]
