import { say, type Locale } from '../language/text.ts'
import type { Residence } from '../report/involved-party.ts'
import type { Advice } from './advice/advice.ts'
import { virtualAdvice } from './advice/internet.ts'
import { visitorAdvice } from './advice/land-and-life.ts'
import { documentAdvice, phoneAdvice } from './advice/property.ts'
import { childAdvice, olderPersonAdvice } from './advice/violence.ts'
import { findCrime } from './crimes.ts'
import { natureTable } from './natures/nature-table.ts'

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
    byNature.get(nature) ?? findCrime(known.crimes[0] ?? -1)?.advice,
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
