import type { ReactNode } from 'react'
import css from './description-list.module.css'

export type DescriptionRow = { readonly label: string; readonly value: ReactNode }

export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className={css.list}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
