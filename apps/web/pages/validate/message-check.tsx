import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { CallList } from '../../help/call-list.tsx'
import { t } from '../../i18n/locale.ts'
import { CardVerdict } from './card-verdict.tsx'
import { MessagePair } from './message-pair.tsx'
import { readMessage, type MessageReading } from './message-signs.ts'
import { signs, texts, messageVerdicts } from './message-texts.ts'
import { texts as validate } from './validate-texts.ts'
import css from './validate.module.css'

/** More than any letter; a longer text is another thing. */
const longest = 20_000

/** Whether a message can be from us, by rules on this device alone: nothing of it is sent (VP-09). */
export function MessageCheck() {
  const id = useId()
  const [reading, setReading] = useState<MessageReading>()
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)

  // A press opened it.
  useEffect(() => box.current?.focus(), [])

  function read(event: FormEvent): void {
    event.preventDefault()
    const text = box.current?.value ?? ''
    setMissing(text.trim() === '')
    setReading(text.trim() === '' ? undefined : readMessage(text, location.hostname))
  }

  return (
    <>
      <Card title={t(validate.message)}>
        <p>{t(texts.lead)}</p>
        <form className="stack" onSubmit={read} noValidate autoComplete="off">
          <div>
            <label htmlFor={id}>{t(texts.label)}</label>
            <span className="hint" id={`${id}-hint`}>
              {t(texts.hint)}
            </span>
            <p className={css.bad} id={`${id}-missing`} role="alert">
              {missing && t(texts.empty)}
            </p>
            <textarea
              ref={box}
              id={id}
              className="control"
              rows={6}
              maxLength={longest}
              spellCheck={false}
              aria-invalid={missing || undefined}
              aria-describedby={`${id}-hint ${id}-missing`}
            />
          </div>
          <Button type="submit">{t(texts.ask)}</Button>
        </form>
      </Card>
      <div className="stack" aria-live="polite">
        {reading && <Read reading={reading} />}
      </div>
      {reading && <MessagePair />}
    </>
  )
}

function Read({ reading: { verdict, signs: found, numberFits } }: { reading: MessageReading }) {
  const { tone, title, text } = messageVerdicts[verdict]
  return (
    <Card tone={tone} title={<CardVerdict icon="alert" text={t(title)} />}>
      <div className="stack" data-message={verdict}>
        <p>{t(text)}</p>
        {(found.length > 0 || numberFits !== undefined) && (
          <>
            <h3>{t(texts.why)}</h3>
            <ul className={css.reasons}>
              {found.map((sign) => (
                <li key={sign}>{t(signs[sign])}</li>
              ))}
              {numberFits !== undefined && <li>{t(numberFits ? texts.numberFits : texts.numberOdd)}</li>}
            </ul>
          </>
        )}
        <h3>{t(texts.now)}</h3>
        <ul className={css.reasons}>
          <li>{t(texts.keep)}</li>
          {verdict !== 'like-ours' && <li>{t(texts.paid)}</li>}
          <li>{t(texts.portal)}</li>
        </ul>
        {(verdict === 'not-ours' || verdict === 'unlike-ours') && (
          <p>
            <Link className={buttonClass('main')} href="/estelionato">
              {t(texts.report)}
            </Link>
          </p>
        )}
        <CallList numbers={[190, 181]} />
      </div>
    </Card>
  )
}
