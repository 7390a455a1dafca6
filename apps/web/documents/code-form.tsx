import { useId, useRef, useState, type FormEvent } from 'react'
import type { Text } from '@delegacia/domain/language/text'
import { locale, t } from '../i18n/locale.ts'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import css from './code-form.module.css'
import { codeTexts, unbroken } from './code-texts.ts'

const longest = 40

type CodeFormProps = {
  /** What the button says. */
  ask: string
  /** What the field holds at first, and what is wrong with it. */
  typed?: string
  refusal?: Text | undefined
  /** Takes the code as it was issued; returns the message to show where it led to nothing. */
  onCode: (code: string) => Promise<Text | undefined> | undefined
}

/** Asks for an authentication number; a mistyped one is refused without asking the service (FI-06, FI-07). */
export function CodeForm({ ask, typed = '', refusal, onCode }: CodeFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState(refusal)
  const [busy, setBusy] = useState(false)

  function refuse(text: Text): void {
    setMessage(text)
    field.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const value = field.current?.value ?? ''
    setBusy(true)
    // Where the rules cannot be loaded the service decides; without a connection it says that too.
    const read = await import('./read-code.ts').then(
      ({ readCode }) => readCode(value),
      () => ({ code: value }),
    )
    if ('code' in read) setMessage(undefined)
    const wrong = 'code' in read ? await onCode(read.code) : read.refusal
    setBusy(false)
    if (wrong) refuse(wrong)
  }

  return (
    <form className={`${css.form} needs-script`} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <label htmlFor={id}>{t(codeTexts.label)}</label>
        <span className="hint" id={`${id}-hint`}>
          {unbroken(t(codeTexts.hint))}
        </span>
        <p className={css.message} id={`${id}-message`} role="alert">
          {message && t(message)}
        </p>
        {message && <FaultWords locale={locale} />}
        <input
          ref={field}
          id={id}
          className={`control ${css.code}`}
          defaultValue={typed.slice(0, longest)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          aria-invalid={message ? true : undefined}
          aria-describedby={`${id}-hint ${id}-message`}
        />
      </div>
      <Button type="submit" kind="quiet" busy={busy}>
        {ask}
      </Button>
    </form>
  )
}
