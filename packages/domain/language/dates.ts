import { readHourWords } from './hour-words.ts'
import type { Locale } from './text.ts'

/** Dates are checked by the clock of Pará: a report filed in Lisbon at 1 a.m. is still of the day before. */
const stateZone = 'America/Belem'

let madeClock: Intl.DateTimeFormat | undefined

/** Made at its first use: the first clock of a zone takes a slow phone a tenth of a second. */
const stateClock = (): Intl.DateTimeFormat =>
  (madeClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: stateZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }))

/** The State's clock at that instant, `YYYY-MM-DDTHH:mm`; its text order is its time order. */
export function stateNow(now: Date): string {
  const part = Object.fromEntries(
    stateClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

const tags = {
  'pt-br': 'pt-BR',
  'en-us': 'en-US',
  'es-es': 'es-ES',
  'fr-fr': 'fr-FR',
} as const satisfies Record<Locale, string>

/** The instant as people of that language write it, by the State's clock, in 24 hours. */
export function showInstant(date: Date, locale: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: stateZone } as const
  return new Intl.DateTimeFormat(tags[locale], style).format(date)
}

const dayMs = 86_400_000

/** The day of the State's calendar so many days after an instant, `YYYY-MM-DD`. */
export const dayAfter = (instant: Date, days: number): string =>
  stateNow(new Date(instant.getTime() + days * dayMs)).slice(0, 10)

/** A day (`YYYY-MM-DD`) as people of that language write it. */
export const showDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/**
 * What a person typed or pasted, brought to DD/MM/YYYY as far as it is certain: `5/3/1990`, `05.03.1990`, `5 3 1990`, `05031990` and
 * `1990-12-25` are completed, half-typed and impossible dates keep their digits. It never makes one day into another.
 */
export function completeDate(typed: string): string {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return [iso[3], iso[2], iso[1]].map((part) => part?.padStart(2, '0')).join('/')
  if (/^\d{8}$/.test(text)) return text.replace(/^(\d\d)(\d\d)/, '$1/$2/')
  return text
    .replace(spacedDate, '$1/$2/$3')
    .replace(/(?<=\d)\s*[-./]\s*/g, '/')
    .replace(/(?<!\d)\d(?=\/)/g, '0$&')
}

/**
 * The same for the moment of a fact, DD/MM/YYYY HH:mm: the time may be `9:05`, `9h05`, `9.05`, `0905`, `14h`, `às 14:30` or
 * `2:30 PM` or in words, the seconds of a pasted `9:05:33` are dropped, and a year of two digits is one of this century.
 */
export function completeDateTime(typed: string): string {
  const text = typed.trim()
  const parts = moment.exec(
    readHourWords(text)
      .replace(/^(\d{8})(\d{4})$/, '$1 $2')
      .replace(/(\s\d{1,2})\s*h(?:s|rs|oras?)?$/i, '$1:00')
      .replace(/(\s\d{1,2})(\s*[ap]\.?m\.?)$/i, '$1:00$2'),
  )
  if (!parts || spacedDate.test(text)) return completeFactDate(text)
  const [, date = '', hour = '', minute = '', half] = parts
  return `${completeFactDate(date)} ${hourOf(hour, half)}:${minute}`
}

const moment =
  /^(.*\d)(?:T|,?\s+(?:(?:[àa]s?|a las?|at)\s+)?)(\d{1,2}(?=\D)|\d{2})(?:\s*[:.h]\s*)?(\d{2})(?:(?<=:\d{2}):\d{2})?(?:\s*([ap])\.?m\.?)?$/i

const spacedDate = /^(\d{1,2})\s+(\d{1,2})\s+(\d{4}|\d{2})$/

const hourOf = (hour: string, half: string | undefined): string =>
  half === undefined || Number(hour) > 12
    ? hour.padStart(2, '0')
    : String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')

/** A day on which something happened: never older than the century, nor in the future, which its own rule refuses. */
export const completeFactDate = (typed: string): string =>
  completeDate(typed).replace(/^(\d\d\/\d\d\/)([0-4]\d)$/, '$120$2')

/**
 * A birth is never in the future: a year of two digits is the latest that can be, `12` as 2012 and `90` as 1990. `19` and `20` stay:
 * they may be the beginning of a year that is still typed. `today` is YYYY-MM-DD.
 */
export function completeBirthDate(typed: string, today: string): string {
  const completed = completeDate(typed)
  const [, day = '', year = ''] = /^(\d\d\/\d\d\/)(\d\d)$/.exec(completed) ?? []
  if (year === '' || year === '19' || year === '20') return completed
  const recent = toIsoDate(`${day}20${year}`)
  return `${day}${recent !== undefined && recent <= today ? '20' : '19'}${year}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** `DD/MM/YYYY` → `YYYY-MM-DD`, or undefined when it is not exactly that or no such day exists. */
export function toIsoDate(date: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? []
  const exists =
    Number(year) >= 1 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  return exists ? `${year}-${month}-${day}` : undefined
}

/** `DD/MM/YYYY HH:mm` → `YYYY-MM-DD HH:mm`, or undefined when it is not exactly that or no such minute exists. */
export function toIsoDateTime(dateTime: string): string | undefined {
  const [, date = '', time] = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(dateTime) ?? []
  const isoDate = toIsoDate(date)
  return isoDate && time ? `${isoDate} ${time}` : undefined
}

/** Age in full years, both dates as `YYYY-MM-DD`; a birthday on 29 February falls on 1 March (Civil Code, art. 132 § 3). */
export function fullYearsBetween(birthIso: string, todayIso: string): number {
  const years = Number(todayIso.slice(0, 4)) - Number(birthIso.slice(0, 4))
  return todayIso.slice(5, 10) < birthIso.slice(5, 10) ? years - 1 : years
}
