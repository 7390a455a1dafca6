import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useCallback, useId } from 'react'
import { t } from '../../i18n/locale.ts'
import { ActMessage } from '../../thread/act-message.tsx'
import { useOpenedText } from '../../thread/opened-report.ts'
import type { Access } from '../../documents/held-access.ts'
import { sendMessage, type Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'
import { useAct } from '../../thread/use-act.ts'

type Props = { access: Access; onThread: (thread: Thread) => void }

/** A message to the unit: it stays in the box until the station has it. */
export function MessageCard({ access, onThread }: Props) {
  const id = useId()
  const [text, setText] = useOpenedText('mensagem')
  const send = useCallback((written: string, key: string) => sendMessage(access, written, key), [access])
  const done = useCallback(
    (thread: Thread) => {
      setText('')
      showToast(t(texts.sent), { tone: 'good' })
      onThread(thread)
    },
    [onThread, setText],
  )
  const sending = useAct(send, done)
  return (
    <Card title={t(texts.write)}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() && !sending.busy) void sending.act(text.trim())
        }}
      >
        <label htmlFor={id}>{t(texts.message)}</label>
        <span className="hint" id={`${id}-hint`}>
          {t(texts.messageHint)}
        </span>
        <textarea
          id={id}
          className="control"
          rows={5}
          maxLength={5000}
          value={text}
          // What is on its way is not changed under it.
          readOnly={sending.busy}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <ActMessage {...sending} />
        <div className="actions">
          <Button type="submit" busy={sending.busy}>
            {t(sending.message ? texts.again : texts.send)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
