import { useId, type ReactNode } from 'react'
import css from './card.module.css'

type CardProps = {
  title?: ReactNode
  /** The heading's level; the page's own heading is 1. */
  level?: 2 | 3
  tone?: 'plain' | 'warning' | 'danger' | 'good'
  id?: string
  /** Only its title is seen until it is opened; without scripts too. */
  folded?: boolean
  children: ReactNode
}

/** A white card on the background; with a title it is a landmark of that name. */
export function Card({ title, level = 2, tone = 'plain', id, folded = false, children }: CardProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const className = tone === 'plain' ? css.card : `${css.card} ${css[tone]}`
  if (title === undefined)
    return (
      <div className={className} id={id}>
        {children}
      </div>
    )
  return (
    <section className={className} id={id} aria-labelledby={headingId}>
      {folded ? (
        <details className={css.folded}>
          <summary>
            <Heading id={headingId}>{title}</Heading>
          </summary>
          {children}
        </details>
      ) : (
        <>
          <Heading id={headingId}>{title}</Heading>
          {children}
        </>
      )}
    </section>
  )
}
