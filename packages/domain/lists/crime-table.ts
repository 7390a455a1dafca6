import { accident } from './crimes/accident.ts'
import { agrarian } from './crimes/agrarian.ts'
import { animals } from './crimes/animals.ts'
import { appTransport } from './crimes/app-transport.ts'
import { arson } from './crimes/arson.ts'
import { atypical } from './crimes/atypical.ts'
import { computerIntrusion } from './crimes/computer-intrusion.ts'
import { condominiumViolence } from './crimes/condominium-violence.ts'
import { consumer } from './crimes/consumer.ts'
import { death } from './crimes/death.ts'
import { defamation } from './crimes/defamation.ts'
import { disturbance } from './crimes/disturbance.ts'
import { falseAlarm } from './crimes/false-alarm.ts'
import { falseIdentity } from './crimes/false-identity.ts'
import { fraud } from './crimes/fraud.ts'
import { hate } from './crimes/hate.ts'
import { insult } from './crimes/insult.ts'
import { loss } from './crimes/loss.ts'
import { misappropriation } from './crimes/misappropriation.ts'
import { otherOccurrence } from './crimes/other-occurrence.ts'
import { peace } from './crimes/peace.ts'
import { robbery } from './crimes/robbery.ts'
import { slander } from './crimes/slander.ts'
import { stalking } from './crimes/stalking.ts'
import { theft } from './crimes/theft.ts'
import { threat } from './crimes/threat.ts'
import { violence } from './crimes/violence.ts'
import { violenceAgainstWomen } from './crimes/violence-against-women.ts'
import type { CrimeRow } from './crimes/crime-row.ts'

/**
 * Every crime by the route of its flow, without the slash: what is kept for each route has the type of these keys. In the
 * order of use, except that violence always comes after the first row of cards (two), and the generic form last.
 */
export const crimeTable = {
  extravio: loss,
  furto: theft,
  violencia: violence,
  violencia_contra_mulher: violenceAgainstWomen,
  'violencia-condominio': condominiumViolence,
  roubo: robbery,
  acidente: accident,
  estelionato: fraud,
  ameaca: threat,
  injuria: insult,
  difamacao: defamation,
  calunia: slander,
  perseguicao: stalking,
  invasaoinf: computerIntrusion,
  'falsa-identidade': falseIdentity,
  'apropriacao-indebita-erro': misappropriation,
  sossego: peace,
  perturbacao: disturbance,
  odio: hate,
  transporte: appTransport,
  consumo: consumer,
  animais: animals,
  agrarios: agrarian,
  incendio: arson,
  'falso-alarme': falseAlarm,
  obito: death,
  atipico: atypical,
  'registro-ocorrencia': otherOccurrence,
} satisfies Readonly<Record<string, CrimeRow>>

/** The route of a crime that the home screen offers. */
export type CrimeRoute = keyof typeof crimeTable

/** An occurrence that the portal takes, as the home screen offers it. */
export type Crime = CrimeRow & { readonly url: CrimeRoute }
