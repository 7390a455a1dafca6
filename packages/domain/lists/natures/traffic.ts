import { civilCode, trafficCode } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** A traffic accident without victims is no crime; who caused the damage answers for it. */
const damages = civilCode('186', '927')

export const trafficNatures: readonly NatureRow[] = [
  {
    id: 401,
    crimes: [4],
    basis: [trafficCode('29, II'), damages],
    official: 'Acidente de trânsito sem vítima: colisão',
    name: { pt: 'Colisão', en: 'Collision', es: 'Colisión', fr: 'Collision' },
    glossary: {
      pt: 'Um veículo bateu em outro, de frente, atrás ou em cruzamento, e ninguém se feriu.',
      en: 'One vehicle hit another head-on, from behind or at a crossing, and nobody was hurt.',
      es: 'Un vehículo chocó con otro, de frente, por detrás o en un cruce, sin heridos.',
      fr: 'Un véhicule en a percuté un autre, de face, par l’arrière ou à un croisement, sans blessé.',
    },
  },
  {
    id: 402,
    crimes: [4],
    basis: [trafficCode('34'), damages],
    official: 'Acidente de trânsito sem vítima: abalroamento',
    name: {
      pt: 'Batida ou raspão de lado',
      en: 'Side-swipe',
      es: 'Roce o golpe lateral',
      fr: 'Accrochage latéral',
    },
    glossary: {
      pt: 'Dois veículos se tocaram de lado, e ninguém se feriu.',
      en: 'Two vehicles touched side by side, and nobody was hurt.',
      es: 'Dos vehículos se golpearon de lado, sin heridos.',
      fr: 'Deux véhicules se sont touchés par le côté, sans blessé.',
    },
  },
  {
    id: 403,
    crimes: [4],
    basis: [trafficCode('28'), damages],
    official: 'Acidente de trânsito sem vítima: choque com objeto fixo',
    name: {
      pt: 'Batida em algo parado',
      en: 'Crash into a fixed object',
      es: 'Choque contra un objeto fijo',
      fr: 'Choc contre un obstacle fixe',
    },
    glossary: {
      pt: 'O veículo bateu em poste, muro, árvore ou veículo estacionado, e ninguém se feriu.',
      en: 'The vehicle hit a post, wall, tree or parked vehicle, and nobody was hurt.',
      es: 'El vehículo chocó contra un poste, muro, árbol o vehículo estacionado, sin heridos.',
      fr: 'Le véhicule a heurté un poteau, un mur, un arbre ou un véhicule stationné, sans blessé.',
    },
  },
  {
    id: 404,
    crimes: [4],
    basis: [trafficCode('28'), damages],
    official: 'Acidente de trânsito sem vítima: saída de pista',
    name: { pt: 'Saída da pista', en: 'Run off the road', es: 'Salida de la vía', fr: 'Sortie de route' },
    glossary: {
      pt: 'O veículo saiu da pista ou caiu em vala, e ninguém se feriu.',
      en: 'The vehicle ran off the road or into a ditch, and nobody was hurt.',
      es: 'El vehículo se salió de la vía o cayó en una zanja, sin heridos.',
      fr: 'Le véhicule a quitté la route ou est tombé dans un fossé, sans blessé.',
    },
  },
  {
    id: 405,
    crimes: [4],
    basis: [trafficCode('28'), damages],
    official: 'Acidente de trânsito sem vítima: capotamento ou tombamento',
    name: {
      pt: 'Capotamento ou tombamento',
      en: 'Rollover',
      es: 'Vuelco',
      fr: 'Tonneau ou renversement',
    },
    glossary: {
      pt: 'O veículo virou ou tombou, e ninguém se feriu.',
      en: 'The vehicle rolled or tipped over, and nobody was hurt.',
      es: 'El vehículo volcó, sin heridos.',
      fr: 'Le véhicule s’est retourné ou renversé, sans blessé.',
    },
  },
  {
    id: 406,
    crimes: [4],
    basis: [civilCode('936'), trafficCode('269, X')],
    official: 'Acidente de trânsito sem vítima: animal na pista',
    name: {
      pt: 'Animal na pista',
      en: 'Animal on the road',
      es: 'Animal en la vía',
      fr: 'Animal sur la route',
    },
    glossary: {
      pt: 'O veículo bateu em um animal ou se danificou ao desviar dele, e ninguém se feriu.',
      en: 'The vehicle hit an animal or was damaged while avoiding one, and nobody was hurt.',
      es: 'El vehículo chocó con un animal o se dañó al esquivarlo, sin heridos.',
      fr: 'Le véhicule a heurté un animal ou a été endommagé en l’évitant, sans blessé.',
    },
  },
]
