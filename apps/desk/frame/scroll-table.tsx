import type { ComponentProps, CSSProperties, ReactNode } from 'react'

type ScrollTableProps = {
  /** What the table is called. */
  name: string
  heads: readonly string[]
  /** `Row` with a `RowHead` and `Cell`s, whose roles stay while they are drawn as cards. */
  children: ReactNode
}

/** A table that is moved sideways where it does not fit, by keyboard too. On a phone its rows are cards, each cell under its head. */
export function ScrollTable({ name, heads, children }: ScrollTableProps) {
  // The stylesheet writes the heads into the cards: it cannot read them from elsewhere.
  const written = Object.fromEntries(
    heads.map((head, index) => [`--head-${index + 1}`, JSON.stringify(head)]),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise the keyboard could not move it
    <div className="scroll" tabIndex={0} role="region" aria-label={name}>
      <table role="table" className="carded" style={written as CSSProperties}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  )
}

export const Row = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />
export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />
