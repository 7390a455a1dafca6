import { trafficCode, civilCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

/** A traffic accident without victims is no crime; who caused the damage answers for it. */
const damages = civilCode('186', '927')

export const accident: CrimeRow = {
  folder: 'accident',
  id_crime: 4,
  id_crime_cidadao: 4,
  name: {
    pt: 'Acidente de trânsito sem vítima',
    en: 'Traffic accident without victims',
    es: 'Accidente de tránsito sin víctimas',
    fr: 'Accident de la route sans victime',
  },
  card: {
    pt: 'Houve batida, saída de pista ou outro acidente, e ninguém se feriu.',
    en: 'There was a crash, a run off the road or another accident, and nobody was hurt.',
    es: 'Hubo un choque, una salida de la vía u otro accidente, y nadie resultó herido.',
    fr: 'Il y a eu une collision, une sortie de route ou un autre accident, et personne n’a été blessé.',
  },
  place: 'traffic',
  natures: [
    {
      id: 401,
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
  ],
  advice: {
    lead: {
      pt: 'Que bom que ninguém se feriu. Se aparecer dor ou tontura, procure atendimento médico.',
      en: 'It is good that nobody was hurt. Should pain or dizziness appear, please see a doctor.',
      es: 'Qué bueno que nadie resultó herido. Si aparece dolor o mareo, acuda a un médico.',
      fr: 'Heureusement, personne n’est blessé. En cas de douleur ou de vertige, consultez un médecin.',
    },
    points: [
      {
        pt: 'Avise a seguradora logo e envie o boletim em PDF.',
        en: 'Tell your insurer soon and send the report as a PDF.',
        es: 'Avise pronto a la aseguradora y envíe la denuncia en PDF.',
        fr: 'Prévenez vite votre assureur et envoyez-lui la déclaration en PDF.',
      },
      {
        pt: 'Guarde fotos dos veículos, das placas e do lugar, os contatos dos outros e os orçamentos do conserto.',
        en: 'Keep photos of the vehicles, plates and place, the others’ contacts and the repair quotes.',
        es: 'Guarde fotos de los vehículos, las placas y el lugar, los contactos de los demás y los presupuestos de reparación.',
        fr: 'Gardez des photos des véhicules, des plaques et du lieu, les contacts des autres et les devis de réparation.',
      },
      {
        pt: 'Sem acordo sobre o prejuízo, o Juizado Especial Cível pode resolver; para valores menores não é preciso advogado.',
        en: 'Where the damage is disputed, the small claims court (Juizado Especial Cível) can settle it; smaller sums need no lawyer.',
        es: 'Si no hay acuerdo sobre el daño, el Juzgado Especial Civil puede resolverlo; para montos menores no hace falta abogado.',
        fr: 'Sans accord sur le dommage, le tribunal des petits litiges (Juizado Especial Cível) peut trancher ; pour les petites sommes, sans avocat.',
      },
    ],
  },
}
