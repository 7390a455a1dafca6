import type { ShownFigure } from '@delegacia/contract/shown-figures'

const number = new Intl.NumberFormat('pt-BR')

/** A figure as it may be told, in its unit. */
export function figureWords({ tipo, valor = 0 }: ShownFigure, unit: '' | ' h' | '%'): string {
  const told = `${number.format(valor)}${unit}`
  switch (tipo) {
    case 'exato':
      return told
    case 'ao_menos':
      return `${told} ou mais`
    case 'poucos':
      return 'menos de 5'
    case 'oculto':
      return 'não se mostra'
  }
}

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-10` is `outubro de 2026`. */
export const monthWords = (text: string): string => month.format(new Date(`${text}-01T00:00:00Z`))
