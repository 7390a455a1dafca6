import type { ReactNode } from 'react'
import css from './description-list.module.css'

export type DescriptionRow = { readonly label: string; readonly value: ReactNode }

type DescriptionListProps = {
  rows: readonly DescriptionRow[]
  /** Side by side where there is room, for a few short values. */
  across?: boolean
  /** Many rows on a small screen, close together. */
  dense?: boolean
  /** Sentences: on a small screen each stands below its label. */
  sentences?: boolean
}

/** A text of 100 characters and more is hard to read in bold. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length >= 100

export function DescriptionList({
  rows,
  across = false,
  dense = false,
  sentences = false,
}: DescriptionListProps) {
  const looks = [css.list, across && css.across, dense && css.dense, sentences && css.sentences]
  return (
    <dl className={looks.filter(Boolean).join(' ')}>
      {rows.map(({ label, value }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd className={isLong(value) ? css.long : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
