import { Button } from '@delegacia/ui/button'
import { useId, useRef, useState, type FormEvent } from 'react'
import { codeTexts, unbroken } from '../documents/code-texts.ts'
import { FaultWords } from '@delegacia/ui/fault-words'
import { locale, t } from '../i18n/locale.ts'
import { texts } from './access-texts.ts'
import { failureMessage } from './failure-message.ts'
import css from './thread.module.css'
import type { Access } from '../documents/held-access.ts'

type Props = {
  /** What another screen of this tab handed over. */
  known: Access | undefined
  /** Why what was handed over did not open it. */
  failed?: string
  onOpen: (access: Access) => Promise<void>
  /** What stands in its boxes, while it is typed. */
  onTyped: (access: Access) => void
}

/** Asks for number and code. What is wrong stands above them, and what was typed stays. */
export function AccessForm({ known, failed = '', onOpen, onTyped }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(failed)
  const [busy, setBusy] = useState(false)

  function read(): Access {
    const typed = new FormData(form.current ?? undefined)
    const valueOf = (name: 'numero' | 'codigo') => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    return { numero: valueOf('numero'), codigo: valueOf('codigo') }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { numero, codigo } = read()
    if (!numero || !codigo) return setMessage(t(texts.missing))
    setBusy(true)
    setMessage('')
    try {
      await onOpen({ numero, codigo })
    } catch (error) {
      setMessage(failureMessage(error))
      setBusy(false)
    }
  }

  const box = (name: 'numero' | 'codigo', label: string, hint: string, value = '') => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <span className="hint" id={`${id}-${name}-hint`}>
        {hint}
      </span>
      <input
        id={`${id}-${name}`}
        name={name}
        className={`control ${css.typed}`}
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-${name}-hint ${id}-message`}
      />
    </div>
  )
  return (
    <form
      ref={form}
      className="stack needs-script"
      onInput={() => onTyped(read())}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <p id={`${id}-message`} role="alert" className={css.message}>
        {message}
      </p>
      {message && <FaultWords locale={locale} />}
      {box('numero', t(texts.number), t(texts.numberHint), known?.numero)}
      {box('codigo', t(codeTexts.label), unbroken(t(codeTexts.hint)), known?.codigo)}
      <div className="actions">
        <Button type="submit" busy={busy}>
          {t(texts.open)}
        </Button>
      </div>
      <p className="note">{t(texts.lost)}</p>
    </form>
  )
}
