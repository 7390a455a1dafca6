import { defineTexts, say, type Locale } from '@delegacia/domain/language/text'
import { useEffect, useRef, type MouseEvent } from 'react'
import css from './error-summary.module.css'
import { FaultWords } from './fault-words.tsx'

export type ErrorItem = {
  /** The id of the field, or of the group whose first field takes the focus. */
  readonly id: string
  readonly message: string
}

const texts = defineTexts({
  toFixOne: {
    pt: 'Falta corrigir 1 campo',
    en: '1 field needs attention',
    es: 'Falta corregir 1 campo',
    fr: '1 champ à corriger',
  },
  toFix: {
    pt: 'Falta corrigir {count} campos',
    en: '{count} fields need attention',
    es: 'Falta corregir {count} campos',
    fr: '{count} champs à corriger',
  },
})

type ErrorSummaryProps = {
  items: readonly ErrorItem[]
  locale: Locale
  /** Another value means that the list was made anew; without it another list does. */
  madeFor?: unknown
}

const focusable = 'input, select, textarea, button, [tabindex]'

/** The route lives in the hash, so the link moves the focus itself instead of following its address. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  const target = document.getElementById(id)
  const field = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** All errors of a form at its top; takes the focus whenever the list is made anew. Empty without errors. */
export function ErrorSummary({ items, locale, madeFor = items }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [madeFor])

  if (items.length === 0) return null
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <h2>
        {items.length === 1 ? say(texts.toFixOne, locale) : say(texts.toFix, locale, { count: items.length })}
      </h2>
      <ul>
        {items.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      <FaultWords locale={locale} />
    </div>
  )
}
