import { say, type Locale } from '../language/text.ts'
import type { Residence } from '../report/involved-party.ts'
import type { Advice } from './advice/advice.ts'
import {
  consumerAdvice,
  falseAlarmAdvice,
  hateAdvice,
  honourAdvice,
  noiseAdvice,
  threatAdvice,
  tranquillityAdvice,
} from './advice/honour-and-peace.ts'
import { fraudAdvice, identityAdvice, intrusionAdvice, virtualAdvice } from './advice/internet.ts'
import {
  animalAdvice,
  deathAdvice,
  fireAdvice,
  landAdvice,
  noCrimeAdvice,
  visitorAdvice,
} from './advice/land-and-life.ts'
import {
  accidentAdvice,
  documentAdvice,
  lossAdvice,
  phoneAdvice,
  returnAdvice,
  rideAdvice,
  robberyAdvice,
  theftAdvice,
} from './advice/property.ts'
import { childAdvice, olderPersonAdvice, stalkingAdvice, violenceAdvice } from './advice/violence.ts'
import type { CrimeRoute } from './routes.ts'
import { crimes } from './crimes.ts'
import { natureTable } from './natures/nature-table.ts'

/** Crimes without their own natures: they offer those of others. */
type Borrowing = 'violencia-condominio' | 'violencia_contra_mulher' | 'registro-ocorrencia'

const byCrime: Readonly<Record<Exclude<CrimeRoute, Borrowing>, Advice>> = {
  furto: theftAdvice,
  roubo: robberyAdvice,
  extravio: lossAdvice,
  acidente: accidentAdvice,
  violencia: violenceAdvice,
  ameaca: threatAdvice,
  injuria: honourAdvice,
  calunia: honourAdvice,
  difamacao: honourAdvice,
  consumo: consumerAdvice,
  perturbacao: tranquillityAdvice,
  invasaoinf: intrusionAdvice,
  estelionato: fraudAdvice,
  'falsa-identidade': identityAdvice,
  'falso-alarme': falseAlarmAdvice,
  obito: deathAdvice,
  odio: hateAdvice,
  agrarios: landAdvice,
  animais: animalAdvice,
  transporte: rideAdvice,
  atipico: noCrimeAdvice,
  sossego: noiseAdvice,
  incendio: fireAdvice,
  'apropriacao-indebita-erro': returnAdvice,
  perseguicao: stalkingAdvice,
}

/** Natures that ask for other steps than their crime does: stolen documents and phones. */
const byNature: ReadonlyMap<number, Advice> = new Map([
  [101, documentAdvice],
  [102, phoneAdvice],
  [202, phoneAdvice],
])

/** By `id_flg`: an age group, or what was done through a network. */
const byFlag: ReadonlyMap<number, Advice> = new Map([
  [1, childAdvice],
  [2, childAdvice],
  [4, olderPersonAdvice],
  [5, virtualAdvice],
])

export type MessageQuery = {
  readonly nature: number
  /** `id_flg`, see report/complementary-message.ts. */
  readonly flag: number
  readonly residence: Residence
}

/**
 * GET_MENSAGEM_COMPLEMENTAR_IDIOMAS: what helps after a report of some nature, as HTML of paragraphs and lists; empty
 * for an unknown nature. The generic form gives each nature the advice of the crime that it belongs to.
 */
export function complementaryMessage({ nature, flag, residence }: MessageQuery, locale: Locale): string {
  const known = natureTable.find(({ id }) => id === nature)
  if (!known) return ''
  return [
    byNature.get(nature) ?? adviceOf(known.crimes[0]),
    byFlag.get(flag),
    residence === 2 ? visitorAdvice : undefined,
  ]
    .map((advice) => (advice ? html(advice, locale) : ''))
    .join('')
}

function adviceOf(crime: number | undefined): Advice | undefined {
  const route = crimes.find(({ id_crime }) => id_crime === crime)?.url
  return route && Object.hasOwn(byCrime, route) ? byCrime[route as keyof typeof byCrime] : undefined
}

const html = ({ lead, points }: Advice, locale: Locale): string =>
  `<p><strong>${said(lead, locale)}</strong></p><ul>${points.map((point) => `<li>${said(point, locale)}</li>`).join('')}</ul>`

const said = (text: Advice['lead'], locale: Locale): string =>
  say(text, locale).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
