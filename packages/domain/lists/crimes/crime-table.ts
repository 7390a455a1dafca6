import { accident } from './accident.ts'
import { agrarian } from './agrarian.ts'
import { animals } from './animals.ts'
import { appTransport } from './app-transport.ts'
import { arson } from './arson.ts'
import { atypical } from './atypical.ts'
import { computerIntrusion } from './computer-intrusion.ts'
import { condominiumViolence } from './condominium-violence.ts'
import { consumer } from './consumer.ts'
import { death } from './death.ts'
import { defamation } from './defamation.ts'
import { disturbance } from './disturbance.ts'
import { falseAlarm } from './false-alarm.ts'
import { falseIdentity } from './false-identity.ts'
import { fraud } from './fraud.ts'
import { hate } from './hate.ts'
import { insult } from './insult.ts'
import { loss } from './loss.ts'
import { misappropriation } from './misappropriation.ts'
import { otherOccurrence } from './other-occurrence.ts'
import { peace } from './peace.ts'
import { robbery } from './robbery.ts'
import { slander } from './slander.ts'
import { stalking } from './stalking.ts'
import { theft } from './theft.ts'
import { threat } from './threat.ts'
import { violence } from './violence.ts'
import { violenceAgainstWomen } from './violence-against-women.ts'
import type { CrimeRow } from './crime-row.ts'

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
