import type { ShownFigure } from '@delegacia/contract/shown-figures'

/** Drawings beside a table that says the same: nobody who hears the page needs them. */
const drawing = (name: string, box: string, inside: string) =>
  `<svg class="${name}" viewBox="${box}" preserveAspectRatio="none" aria-hidden="true" focusable="false">${inside}</svg>`

const height = 100
const step = 10
const gap = 2

/** Room for a year: the first months of a station are columns too, not one block. */
const leastMonths = 12

/** One column a month, the oldest first; a month whose number is hidden is an empty frame of one height for all. */
export function columns(values: readonly ShownFigure[]): string {
  const most = Math.max(1, ...values.map(({ valor = 0 }) => valor))
  const bars = values.map(({ valor }, place) => {
    const tall = valor === undefined ? height / 4 : Math.max(1, Math.round((valor / most) * height))
    const kind = valor === undefined ? ' class="panel-unknown"' : ''
    return `<rect${kind} x="${place * step + gap / 2}" y="${height - tall}" width="${step - gap}" height="${tall}"/>`
  })
  return drawing(
    'panel-columns',
    `0 0 ${Math.max(leastMonths, values.length) * step} ${height}`,
    bars.join(''),
  )
}

/** A line as long as a part of the most. */
export function bar(value: number, most: number): string {
  const long = Math.max(1, Math.round((value / Math.max(1, most)) * 100))
  return drawing('panel-bar', '0 0 100 6', `<rect width="${long}" height="6"/>`)
}
