import type { ReactNode } from 'react'

type ScrollTableProps = {
  /** What the table is called. */
  name: string
  heads: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table that is moved sideways where it does not fit, by keyboard too. */
export function ScrollTable({ name, heads, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise the keyboard could not move it
    <div className="scroll" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
