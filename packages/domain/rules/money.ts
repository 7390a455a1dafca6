import type { Locale } from '../language/text.ts'

/** A point or comma before two digits at the end parts the cents; any other parts the thousands. */
const amount =
  /^(?:R\$ ?)?(?:(\d{1,3}(?:[. ]?\d{3})*)(?:[.,](\d{1,2}))?|(\d{1,3}(?:,\d{3})+)(?:[.](\d{1,2}))?)(?: ?(?:REAIS|REAL))?$/i

/** An amount of reais however it was typed; undefined for words, a range or what could be read in two ways. */
export function readReais(typed: string): number | undefined {
  const [, points, cents, commas, centsAfter] = amount.exec(typed.replace(/\s+/g, ' ').trim()) ?? []
  const whole = points ?? commas
  if (whole === undefined) return undefined
  const read = Number(`${whole.replace(/\D/g, '')}.${(cents ?? centsAfter ?? '').padEnd(2, '0')}`)
  return Number.isSafeInteger(Math.trunc(read)) ? read : undefined
}

/** An amount as it is printed: 'R$ 350,00'; one that cannot be read stays as it was typed. */
export function displayReais(typed: string, locale: Locale): string {
  const read = readReais(typed)
  if (read === undefined) return typed
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `R$\u00A0${figures.format(read)}`
}
