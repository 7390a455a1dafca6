import type { Panel } from '@delegacia/contract/panel'
import { locale, t } from '../../i18n/locale.ts'
import { texts } from './panel-texts.ts'

type Shown = Panel['unidades'][number]['recebidos']

const format = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value)

/** A figure as it may be told, its number said by `exact`. */
function shownWords({ tipo, valor = 0 }: Shown, exact: (value: number) => string): string {
  switch (tipo) {
    case 'exato':
      return exact(valor)
    case 'ao_menos':
      return t(texts.atLeast, { share: exact(valor) })
    case 'poucos':
      return t(texts.few)
    case 'oculto':
      return t(texts.hidden)
  }
}

export const countWords = (shown: Shown): string => shownWords(shown, format)

export const hourWords = (shown: Shown): string =>
  shownWords(shown, (hours) => format(hours, { style: 'unit', unit: 'hour', unitDisplay: 'long' }))

export const shareWords = (shown: Shown): string =>
  shownWords(shown, (share) => format(share / 100, { style: 'percent' }))

/** `2026-10` as people of the language say it. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
