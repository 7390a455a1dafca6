import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useCallback } from 'react'
import { t } from '../../i18n/locale.ts'
import { ActMessage } from '../../thread/act-message.tsx'
import { texts } from './notices-texts.ts'
import type { Access } from '../../documents/held-access.ts'
import { askNotices, type Thread } from './thread-calls.ts'
import { useAct } from '../../thread/use-act.ts'

type Props = { access: Access; wanted: boolean; email: string; onThread: (thread: Thread) => void }

/** Asks for notices by e-mail, or stops them: nobody gets one unasked. */
export function NoticesCard({ access, wanted, email, onThread }: Props) {
  const send = useCallback((wants: boolean, key: string) => askNotices(access, wants, key), [access])
  const asking = useAct(send, onThread)
  return (
    <Card title={t(texts.title)}>
      <p>{t(wanted ? texts.wanted : texts.offer, { email })}</p>
      {!wanted && <p className="note">{t(texts.reader)}</p>}
      <ActMessage {...asking} />
      <div className="actions">
        <Button kind="quiet" busy={asking.busy} onClick={() => void asking.act(!wanted)}>
          {t(wanted ? texts.stop : texts.ask)}
        </Button>
      </div>
    </Card>
  )
}
