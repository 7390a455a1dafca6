import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const appTransport: CrimeRow = {
  folder: 'app-transport',
  id_crime: 20,
  id_crime_cidadao: 20,
  name: {
    pt: 'Furto ou roubo em transporte por aplicativo',
    en: 'Theft or robbery on a ride-hailing trip',
    es: 'Hurto o robo en transporte por aplicación',
    fr: 'Vol dans un transport par application',
  },
  card: {
    pt: 'Aconteceu numa corrida pedida por aplicativo, com o motorista ou com o passageiro.',
    en: 'It happened on a ride ordered by app, to the driver or to the passenger.',
    es: 'Ocurrió en un viaje pedido por aplicación, al conductor o al pasajero.',
    fr: 'Cela s’est passé lors d’une course commandée par application, au chauffeur ou au passager.',
  },
  place: 'things',
  natures: [
    {
      id: 2001,
      basis: [penalCode('155')],
      official: 'Furto praticado por motorista de aplicativo',
      name: {
        pt: 'Furto pelo motorista',
        en: 'Theft by the driver',
        es: 'Hurto por el conductor',
        fr: 'Vol par le chauffeur',
      },
      glossary: {
        pt: 'O motorista levou ou ficou com algo do passageiro, sem violência e sem ameaça.',
        en: 'The driver took or kept something of the passenger’s, without violence or threats.',
        es: 'El conductor se llevó o se quedó con algo del pasajero, sin violencia ni amenaza.',
        fr: 'Le chauffeur a pris ou gardé quelque chose du passager, sans violence ni menace.',
      },
    },
    {
      id: 2002,
      basis: [penalCode('155')],
      official: 'Furto praticado por passageiro de aplicativo',
      name: {
        pt: 'Furto pelo passageiro',
        en: 'Theft by the passenger',
        es: 'Hurto por el pasajero',
        fr: 'Vol par le passager',
      },
      glossary: {
        pt: 'O passageiro levou algo do motorista, sem violência e sem ameaça.',
        en: 'The passenger took something from the driver, without violence or threats.',
        es: 'El pasajero se llevó algo del conductor, sin violencia ni amenaza.',
        fr: 'Le passager a pris quelque chose au chauffeur, sans violence ni menace.',
      },
    },
    {
      id: 2003,
      basis: [penalCode('157')],
      official: 'Roubo praticado por motorista de aplicativo',
      name: {
        pt: 'Roubo pelo motorista',
        en: 'Robbery by the driver',
        es: 'Robo por el conductor',
        fr: 'Vol avec violence par le chauffeur',
      },
      glossary: {
        pt: 'O motorista levou algo do passageiro com violência ou ameaça.',
        en: 'The driver took something from the passenger with violence or a threat.',
        es: 'El conductor le quitó algo al pasajero con violencia o amenaza.',
        fr: 'Le chauffeur a pris quelque chose au passager avec violence ou menace.',
      },
    },
    {
      id: 2004,
      basis: [penalCode('157')],
      official: 'Roubo praticado por passageiro de aplicativo',
      name: {
        pt: 'Roubo pelo passageiro',
        en: 'Robbery by the passenger',
        es: 'Robo por el pasajero',
        fr: 'Vol avec violence par le passager',
      },
      glossary: {
        pt: 'O passageiro levou algo do motorista com violência ou ameaça, sem levar o veículo.',
        en: 'The passenger took something from the driver with violence or a threat, but not the vehicle.',
        es: 'El pasajero le quitó algo al conductor con violencia o amenaza, sin llevarse el vehículo.',
        fr: 'Le passager a pris quelque chose au chauffeur avec violence ou menace, mais pas le véhicule.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito. A empresa do aplicativo guarda os dados da corrida e pode entregá-los à polícia.',
      en: 'We are sorry. The app’s company keeps the ride’s data and can hand it to the police.',
      es: 'Lo sentimos. La empresa de la aplicación guarda los datos del viaje y puede entregarlos a la policía.',
      fr: 'Nous sommes désolés. L’entreprise de l’application garde les données de la course et peut les remettre à la police.',
    },
    points: [
      {
        pt: 'Relate o fato no próprio aplicativo e peça que guardem os dados da viagem.',
        en: 'Report it in the app too and ask for the ride’s data to be kept.',
        es: 'Informe también en la propia aplicación y pida que guarden los datos del viaje.',
        fr: 'Signalez-le aussi dans l’application et demandez que les données de la course soient conservées.',
      },
      {
        pt: 'Guarde imagens da tela com nome, foto, placa, horário e trajeto.',
        en: 'Keep screenshots with the name, photo, plate, time and route.',
        es: 'Guarde capturas con el nombre, la foto, la placa, la hora y el recorrido.',
        fr: 'Gardez des captures d’écran avec le nom, la photo, la plaque, l’heure et le trajet.',
      },
      {
        pt: 'Levaram o celular ou os cartões? Bloqueie a linha, o IMEI e os aplicativos de banco.',
        en: 'Was your phone or a card taken? Block the line, the IMEI and the bank apps.',
        es: '¿Se llevaron el teléfono o las tarjetas? Bloquee la línea, el IMEI y las aplicaciones de banco.',
        fr: 'On a pris le téléphone ou les cartes ? Faites bloquer la ligne, l’IMEI et les applications bancaires.',
      },
    ],
  },
}
