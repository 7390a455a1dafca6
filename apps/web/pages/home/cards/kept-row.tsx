import { showInstant } from '@delegacia/domain/language/dates'
import { isRoute } from '@delegacia/domain/lists/routes'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { Button } from '@delegacia/ui/button'
import { useEffect } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { useOnline } from '../../../api/use-online.ts'
import { continueKept, type KeptReport } from '../../../device/kept-ids.ts'
import { endOf } from '../../../device/kept-reports.ts'
import { sendingOf, type SendingState } from '../../../device/sending-of.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { navigate } from '../../../router/hash-location.ts'
import { sendKept } from '../../../sending/send-kept.ts'
import { sendLater } from '../../../sending/send-later.ts'
import { sendWithToken } from '../../../sending/send-with-token.ts'
import { useTries } from '../../../sending/use-tries.ts'
import { texts } from './kept-texts.ts'
import css from './kept-card.module.css'

type Props = {
  report: KeptReport
  /** What the device keeps of it now; undefined where it is gone. */
  onChange: (next: KeptReport | undefined) => void
  onErase: () => void
}

/** One kept report: a draft to go on with, one that is being sent, or one that was. */
export function KeptRow(props: Props) {
  const { report } = props
  const { route } = report
  const flow = useLoad(route, async () => (isRoute(route) ? getFlow(route) : undefined))
  const sending = sendingOf(report.draft)
  if (sending === undefined) return <DraftRow {...props} title={flow.value && t(flow.value.title)} />
  return (
    <li>
      {/* Until its name has come it keeps its place, and nobody hears of a heading without words. */}
      <h3 className={css.name} aria-hidden={flow.value === undefined}>
        {flow.value ? t(flow.value.title) : ''}
      </h3>
      {sending.waiting ? <WaitingRow {...props} /> : <RestingRow {...props} sending={sending} />}
    </li>
  )
}

/** A draft to go on with, in one row, so that the question of the home stays on the first screen (SH-24). */
function DraftRow({ report, onErase, title }: Props & { title: string | undefined }) {
  return (
    <li className={css.draft}>
      <details>
        <summary>
          <h3 className={css.name} aria-hidden={title === undefined}>
            {title ?? ''}
          </h3>
          <span className={css.short}>{t(texts.notYetShort)}</span>
        </summary>
        <p>{t(texts.notYet)}</p>
        <p className="muted">{t(texts.until, { when: showInstant(endOf(report), locale) })}</p>
        <Button kind="quiet" onClick={onErase}>
          {t(texts.erase)}
        </Button>
      </details>
      <GoOn report={report}>{t(texts.goOn)}</GoOn>
    </li>
  )
}

const GoOn = ({ report, children }: { report: KeptReport; children: string }) => (
  <Button
    onClick={() => {
      continueKept(report)
      navigate(`/${report.route}`)
    }}
  >
    {children}
  </Button>
)

/** It is sent from here, after growing pauses, until an answer comes (OFF-15). */
function WaitingRow({ report, onChange, onErase }: Props) {
  const online = useOnline()
  const { trying, now } = useTries(async () => onChange(await sendKept(report.id, sendWithToken)))
  // A browser that has tried in vain forgets what it was asked.
  useEffect(() => void sendLater(), [])
  return (
    <>
      <p role="status">{t(trying ? texts.sending : online ? texts.waiting : texts.offline)}</p>
      <p className="muted">{t(texts.untilAnswer)}</p>
      <div className="actions">
        <Button kind="quiet" onClick={onErase}>
          {t(texts.erase)}
        </Button>
        <Button busy={trying} onClick={now}>
          {t(texts.now)}
        </Button>
      </div>
    </>
  )
}

/** One that was sent: its number, or what has to be corrected. */
function RestingRow({ report, sending, onErase }: Props & { sending: SendingState }) {
  const number = sending.registered && formatBulletinNumber(sending.registered.bop)
  return (
    <>
      <p role="status">{number ? t(texts.registered, { number }) : t(texts.refused)}</p>
      <p className="muted">{t(texts.until, { when: showInstant(endOf(report), locale) })}</p>
      <div className="actions">
        <Button kind="quiet" onClick={onErase}>
          {t(texts.erase)}
        </Button>
        <GoOn report={report}>{t(number ? texts.show : texts.correct)}</GoOn>
      </div>
    </>
  )
}
