import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { DayPickerProps } from 'react-day-picker'

const texts = defineTexts({
  previous: { pt: 'Mês anterior', en: 'Previous month', es: 'Mes anterior', fr: 'Mois précédent' },
  next: { pt: 'Mês seguinte', en: 'Next month', es: 'Mes siguiente', fr: 'Mois suivant' },
  month: { pt: 'Mês', en: 'Month', es: 'Mes', fr: 'Mois' },
  year: { pt: 'Ano', en: 'Year', es: 'Año', fr: 'Année' },
  today: { pt: 'hoje', en: 'today', es: 'hoy', fr: 'aujourd’hui' },
  chosen: { pt: 'escolhido', en: 'chosen', es: 'elegido', fr: 'choisi' },
})

/** What the calendar shows and announces, with the browser's own names of months and days. */
export function calendarTexts(locale: Locale): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const named = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, style)
    return (date: Date) => format.format(date)
  }
  const whole = named({ dateStyle: 'full' })
  const month = named({ month: 'long' })
  const monthAndYear = named({ month: 'long', year: 'numeric' })
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: month,
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: named({ weekday: 'short' }),
    },
    labels: {
      labelDayButton: (date, { today, selected }) =>
        [whole(date), today && say(texts.today, locale), selected && say(texts.chosen, locale)]
          .filter(Boolean)
          .join(', '),
      labelGrid: monthAndYear,
      labelMonthDropdown: () => say(texts.month, locale),
      labelNext: () => say(texts.next, locale),
      labelPrevious: () => say(texts.previous, locale),
      labelWeekday: named({ weekday: 'long' }),
      labelYearDropdown: () => say(texts.year, locale),
    },
  }
}

/** Noon of that day by the device's clock: midnight does not exist everywhere on every day. */
export function fromIso(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/** `DD/MM/YYYY` of that day by the device's clock, as the calendar gives it. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
