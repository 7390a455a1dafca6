import { mostReaders } from '@delegacia/domain/desk/acceptance/limits'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Dialog } from '@delegacia/ui/dialog'
import { useCallback, useState } from 'react'
import { t } from '../../i18n/locale.ts'
import { ActMessage } from '../../thread/act-message.tsx'
import { texts } from './codes-texts.ts'
import css from './follow.module.css'
import type { Access } from '../../documents/held-access.ts'
import { closeCode, giveReaderCode, revokeReaderCode, type Thread } from './thread-calls.ts'
import { useAct } from '../../thread/use-act.ts'

type Props = { access: Access; thread: Thread; onThread: (thread: Thread) => void }

/** Codes that only read, for who helps: one is shown once, each can be ended. */
export function HelperCard({ access, thread, onThread }: Props) {
  const [given, setGiven] = useState<{ leitor: string; codigo: string }>()
  const { leitores = [] } = thread
  const give = useCallback((_: number, key: string) => giveReaderCode(access, key), [access])
  const giving = useAct(
    give,
    useCallback(
      (reader: { leitor: string; codigo: string }) => {
        setGiven(reader)
        onThread({ ...thread, leitores: [...(thread.leitores ?? []), reader.leitor] })
      },
      [onThread, thread],
    ),
  )
  const revoke = useCallback((reader: string, key: string) => revokeReaderCode(access, reader, key), [access])
  const revoking = useAct(
    revoke,
    useCallback(
      (next: Thread) => {
        setGiven(undefined)
        onThread(next)
      },
      [onThread],
    ),
  )
  return (
    <Card title={t(texts.helper)}>
      <p>{t(texts.helperLead)}</p>
      {given && (
        <output className={css.given}>
          <strong className={css.typed}>{given.codigo}</strong>
          <span>{t(texts.once)}</span>
        </output>
      )}
      <ul className={css.readers}>
        {leitores.map((reader, place) => (
          <li key={reader}>
            <span>{t(texts.reader, { place: place + 1 })}</span>
            <Button kind="quiet" busy={revoking.busy} onClick={() => void revoking.act(reader)}>
              {t(texts.revoke)}
            </Button>
          </li>
        ))}
      </ul>
      <ActMessage {...(giving.message ? giving : revoking)} />
      {leitores.length < mostReaders && (
        <div className="actions">
          <Button kind="quiet" busy={giving.busy} onClick={() => void giving.act(leitores.length)}>
            {t(texts.give)}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Closes the code for ever; asks first. */
export function CloseCard({ access, onClosed }: { access: Access; onClosed: () => void }) {
  const [asks, setAsks] = useState(false)
  const send = useCallback(() => closeCode(access), [access])
  const closing = useAct(send, onClosed)
  return (
    <Card title={t(texts.close)}>
      <p>{t(texts.closeLead)}</p>
      <div className="actions">
        <Button kind="danger" onClick={() => setAsks(true)}>
          {t(texts.close)}
        </Button>
      </div>
      {asks && (
        <Dialog
          title={t(texts.close)}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button kind="quiet" onClick={() => setAsks(false)}>
                {t(texts.keep)}
              </Button>
              <Button kind="danger" busy={closing.busy} onClick={() => void closing.act(undefined)}>
                {t(texts.close)}
              </Button>
            </>
          }
        >
          <p>{t(texts.sure)}</p>
          <ActMessage {...closing} />
        </Dialog>
      )}
    </Card>
  )
}
