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
import { natureTable } from './natures/nature-table.ts'

const byCrime: ReadonlyMap<number, Advice> = new Map([
  [1, theftAdvice],
  [2, robberyAdvice],
  [3, lossAdvice],
  [4, accidentAdvice],
  [5, violenceAdvice],
  [6, threatAdvice],
  [7, honourAdvice],
  [8, honourAdvice],
  [9, honourAdvice],
  [10, consumerAdvice],
  [11, tranquillityAdvice],
  [12, intrusionAdvice],
  [13, fraudAdvice],
  [14, identityAdvice],
  [15, falseAlarmAdvice],
  [16, deathAdvice],
  [17, hateAdvice],
  [18, landAdvice],
  [19, animalAdvice],
  [20, rideAdvice],
  [21, noCrimeAdvice],
  [22, noiseAdvice],
  [23, fireAdvice],
  [24, returnAdvice],
  [25, stalkingAdvice],
])

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
 * for an unknown nature. A nature has the advice of its own crime, also where the generic form took it.
 */
export function complementaryMessage({ nature, flag, residence }: MessageQuery, locale: Locale): string {
  const known = natureTable.find(({ id }) => id === nature)
  if (!known) return ''
  return [
    byNature.get(nature) ?? byCrime.get(known.crimes[0] ?? -1),
    byFlag.get(flag),
    residence === 2 ? visitorAdvice : undefined,
  ]
    .map((advice) => (advice ? html(advice, locale) : ''))
    .join('')
}

const html = ({ lead, points }: Advice, locale: Locale): string =>
  `<p><strong>${said(lead, locale)}</strong></p><ul>${points.map((point) => `<li>${said(point, locale)}</li>`).join('')}</ul>`

const said = (text: Advice['lead'], locale: Locale): string =>
  say(text, locale).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
