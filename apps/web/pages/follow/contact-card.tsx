import { safeContactWays, type SafeContactWay } from '@delegacia/domain/report/safe-contact-ways'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useCallback, useId, useState } from 'react'
import { locale, t } from '../../i18n/locale.ts'
import { Radios } from '../../inputs/choice/radios.tsx'
import { ActMessage } from '../../thread/act-message.tsx'
import { texts } from './contact-texts.ts'
import css from './follow.module.css'
import type { Access } from '../../documents/held-access.ts'
import { changeSafeContact, type Thread } from './thread-calls.ts'
import { useAct } from '../../thread/use-act.ts'

type Props = { access: Access; onThread: (thread: Thread) => void }

/** Tells the police another way and hour to call without risk. Folded, and blank again afterwards: somebody may see the screen. */
export function ContactCard({ access, onThread }: Props) {
  const id = useId()
  const [way, setWay] = useState<SafeContactWay>()
  const [missing, setMissing] = useState(false)
  const send = useCallback(
    (modo: SafeContactWay, key: string) => changeSafeContact(access, modo, key),
    [access],
  )
  const done = useCallback(
    (thread: Thread) => {
      setWay(undefined)
      showToast(t(texts.told), { tone: 'good' })
      onThread(thread)
    },
    [onThread],
  )
  const sending = useAct(send, done)
  return (
    <Card title={t(texts.title)} folded>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(way === undefined)
          if (way !== undefined && !sending.busy) void sending.act(way)
        }}
      >
        <p id={`${id}-lead`}>{t(texts.lead)}</p>
        <fieldset disabled={sending.busy} className={css.ways} aria-describedby={`${id}-lead ${id}-missing`}>
          <legend>{t(texts.label)}</legend>
          <Radios
            ties={{
              id: `${id}-way`,
              'aria-describedby': undefined,
              'aria-invalid': missing || undefined,
              'aria-required': true,
            }}
            options={safeContactWays.map(({ id: value, name }) => ({ id: value, name: t(name) }))}
            chosen={way}
            locale={locale}
            onChoose={(chosen) => {
              setWay(safeContactWays.find((one) => one.id === chosen)?.id)
              setMissing(false)
            }}
          />
        </fieldset>
        <p role="status" id={`${id}-missing`} className={css.message}>
          {missing ? t(texts.missing) : ''}
        </p>
        <ActMessage {...sending} />
        <div className="actions">
          <Button type="submit" busy={sending.busy}>
            {t(texts.tell)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
