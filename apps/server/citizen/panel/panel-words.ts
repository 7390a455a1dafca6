import type { ShownFigure } from '@delegacia/contract/shown-figures'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { texts } from './panel-texts.ts'

export type Words = ReturnType<typeof panelWords>

/** How figures, months, days and texts are said in one language. */
export function panelWords(locale: Locale) {
  const t = (text: Text, params?: Readonly<Record<string, string>>) => say(text, locale, params)
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)
  const shown = ({ tipo, valor = 0 }: ShownFigure, exact: (value: number) => string): string => {
    const told = { exato: exact(valor), ao_menos: t(texts.atLeast, { share: exact(valor) }) }
    const untold = { poucos: t(texts.few), oculto: t(texts.hidden) }
    return { ...told, ...untold }[tipo]
  }
  const unit = (name: string, value: number) =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' })
  const instant = (options: Intl.DateTimeFormatOptions) => (text: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'America/Belem', ...options }).format(new Date(text))
  return {
    locale,
    t,
    number,
    count: (figure: ShownFigure) => shown(figure, number),
    hours: (figure: ShownFigure) => shown(figure, (hours) => unit('hour', hours)),
    share: (figure: ShownFigure) => shown(figure, (share) => number(share / 100, { style: 'percent' })),
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
    /** Minutes, from an hour on with hours. */
    length: (minutes: number) =>
      [
        ...(minutes >= 60 ? [unit('hour', Math.floor(minutes / 60))] : []),
        ...(minutes < 60 || minutes % 60 > 0 ? [unit('minute', minutes % 60)] : []),
      ].join(' '),
    kilobytes: (value: number) => `${number(value)} KB`,
    /** `2026-10` */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    /** `2026-10-06`, at any hour of it. */
    day: (text: string) =>
      instant({ day: 'numeric', month: 'long', year: 'numeric' })(`${text.slice(0, 10)}T12:00:00-03:00`),
    moment: instant({
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    crime: (id: number) => {
      const crime = findCrime(id)
      return crime ? say(crime.name, locale) : String(id)
    },
  }
}
