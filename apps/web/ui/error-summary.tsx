import { useEffect, useRef, type MouseEvent } from 'react'
import css from './error-summary.module.css'

export type ErrorItem = {
  /** The id of the field, or of the group whose first field takes the focus. */
  readonly id: string
  readonly message: string
}

type ErrorSummaryProps = { title: string; items: readonly ErrorItem[] }

const focusable = 'input, select, textarea, button, [tabindex]'

/** The route lives in the hash, so the link moves the focus itself instead of following its address. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  const target = document.getElementById(id)
  const field = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** All faults of a step at its top; takes the focus whenever the list changes. Shows nothing without faults. */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (items.length === 0) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [items])

  if (items.length === 0) return null
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
