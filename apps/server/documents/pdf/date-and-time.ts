import { stateNow } from '@delegacia/domain/language/dates'

/** Written out here and not by `Intl`, whose wording changes with the version of Node: a document reads the same from each. */
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** A day (`YYYY-MM-DD`) as documents print it. */
export function dayInWords(day: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return `${dayOfMonth} de ${months[month - 1]} de ${year}`
}

/** A moment as documents print it: the day in words and the minute, by the clock of Pará. */
export function dateAndTime(moment: Date): string {
  const [day = '', time = ''] = stateNow(moment).split('T')
  return `${dayInWords(day)} às ${time}`
}

/** A moment to the second: when a report was registered. */
export const dateAndTimeToTheSecond = (moment: Date): string =>
  `${dateAndTime(moment)}:${moment.toISOString().slice(17, 19)}`
