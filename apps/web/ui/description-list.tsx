import type { ReactNode } from 'react'
import css from './description-list.module.css'

export type DescriptionRow = { readonly label: string; readonly value: ReactNode }

type DescriptionListProps = {
  rows: readonly DescriptionRow[]
  /** Side by side where there is room, for a few short values. */
  across?: boolean
}

/** A text of 100 characters and more is hard to read in bold. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length >= 100

export function DescriptionList({ rows, across = false }: DescriptionListProps) {
  return (
    <dl className={across ? `${css.list} ${css.across}` : css.list}>
      {rows.map(({ label, value }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd className={isLong(value) ? css.long : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
