import { penalCode } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** Theft or robbery in a ride that was ordered by an app. */
export const appTransportNatures: readonly NatureRow[] = [
  {
    id: 2001,
    crimes: [20],
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
    crimes: [20],
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
    crimes: [20],
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
    crimes: [20],
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
]
