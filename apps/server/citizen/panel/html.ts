/** Text in which nothing is left that a browser would read as markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const paragraph = (text: string, muted = false): string =>
  `<p${muted ? ' class="muted"' : ''}>${escaped(text)}</p>`

export const list = (items: readonly string[]): string =>
  `<ul class="points stack-s">${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** A part of the page with its heading; its content is markup already. */
export const section = (title: string, ...inside: readonly string[]): string =>
  `<section class="panel-card stack-s"><h2>${escaped(title)}</h2>${inside.join('')}</section>`

/** Names with their values, both markup. */
export const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl class="panel-facts">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`

/** A cell: words, and beside them a drawing that says nothing else. */
export type Cell = string | { readonly words: string; readonly drawn: string }

/**
 * A table whose first column names the row. The roles are written out: on a phone the rows are cards, and browsers would drop
 * them.
 */
export function table(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly [string, ...Cell[]])[],
): string {
  const head = heads.map((one) => `<th role="columnheader" scope="col">${escaped(one)}</th>`).join('')
  const body = rows.map(([first, ...cells]) => {
    const rest = cells.map((one, place) => {
      const { words, drawn } = typeof one === 'string' ? { words: one, drawn: '' } : one
      return `<td role="cell" data-head="${escaped(heads[place + 1] ?? '')}"><span>${escaped(words)}</span>${drawn}</td>`
    })
    return `<tr role="row"><th role="rowheader" scope="row">${escaped(first)}</th>${rest.join('')}</tr>`
  })
  return (
    `<table class="panel-table" role="table" aria-label="${escaped(name)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
    `<tbody role="rowgroup">${body.join('')}</tbody></table>`
  )
}
