import { useEffect, useState } from 'react'
import type { SignatureTrust } from '@delegacia/contract/documents/signature-trust'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { TryAgain } from '@delegacia/ui/try-again'
import { getJson } from '../../api/get-json.ts'
import { locale, t } from '../../i18n/locale.ts'
import type { FileReport, SignatureReport } from '@delegacia/pades/report'
import { startCheck } from './start-check.ts'
import { CardVerdict } from './card-verdict.tsx'
import { reasons } from './signature-reasons.ts'
import { signatureRows } from './signature-rows.ts'
import { saidOf, texts } from './signature-texts.ts'
import css from './validate.module.css'

type State =
  | { at: 'working'; done: number }
  | { at: 'failed' }
  | { at: 'done'; report: FileReport; knowsNobody: boolean }

type SignatureCheckProps = {
  file: File
  /** It bears a number of ours without being ours: nothing about it is shown as good. */
  namesOurs: boolean
}

/** Who signed a file that is not ours, and whether it is as it was signed: checked on this device alone (VP-01). */
export function SignatureCheck({ file, namesOurs }: SignatureCheckProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ at: 'working', done: 0 })
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    if (stopped) return undefined
    const cancelled = new AbortController()
    void check(file, cancelled.signal, setState)
    return () => cancelled.abort()
  }, [file, attempt, stopped])

  const retry = () => {
    setState({ at: 'working', done: 0 })
    setStopped(false)
    setAttempt((last) => last + 1)
  }
  if (state.at === 'failed') return <TryAgain text={t(texts.failed)} locale={locale} onRetry={retry} />
  if (stopped)
    return (
      <Card title={t(texts.title)}>
        <p role="status">{t(texts.stopped)}</p>
        {/* In the place of the bar, so that the button stays the same one and keeps the focus. */}
        {false}
        <Button kind="quiet" onClick={retry}>
          {t(texts.again)}
        </Button>
      </Card>
    )
  if (state.at === 'working')
    return (
      <Card title={t(texts.title)}>
        <p role="status">{t(texts.checking)}</p>
        <progress className={css.progress} aria-label={t(texts.checking)} max={1} value={state.done} />
        <Button kind="quiet" onClick={() => setStopped(true)}>
          {t(texts.cancel)}
        </Button>
      </Card>
    )
  return <Found report={state.report} knowsNobody={state.knowsNobody} namesOurs={namesOurs} />
}

/** Roots first: without them no signer is known, which must not look like a fault of the file. */
async function check(file: File, signal: AbortSignal, show: (state: State) => void): Promise<void> {
  const showUnlessLeft = (state: State) => {
    if (!signal.aborted) show(state)
  }
  try {
    const trust: SignatureTrust = await getJson('/api/assinaturas', { quiet: true })
    if (signal.aborted) return
    const { report, cancel } = startCheck({ file, trust }, (done) => showUnlessLeft({ at: 'working', done }))
    signal.addEventListener('abort', cancel)
    showUnlessLeft({ at: 'done', report: await report, knowsNobody: trust.raizes.length === 0 })
  } catch {
    showUnlessLeft({ at: 'failed' })
  }
}

const icons = { good: 'check', plain: 'info', warning: 'alert', danger: 'alert' } as const

function Found({
  report,
  knowsNobody,
  namesOurs,
}: Omit<State & { at: 'done' }, 'at'> & { namesOurs: boolean }) {
  const { tone, title, text } = saidOf(report)
  const shown = namesOurs && tone === 'good' ? 'warning' : tone
  const signatures = report.found === 'signed' ? report.signatures : []
  return (
    <Card tone={shown} title={<CardVerdict icon={icons[shown]} text={t(title)} />}>
      <div data-signatures={report.found === 'signed' ? report.verdict : report.found} className="stack">
        <p>{t(text)}</p>
        {signatures.length > 0 && knowsNobody && <p>{t(texts.noRoots)}</p>}
        {signatures.map((signature, place) => (
          <OneSignature
            key={place}
            signature={signature}
            place={signatures.length > 1 ? place + 1 : undefined}
          />
        ))}
        {signatures.length > 0 && <p className="muted">{t(texts.notUs)}</p>}
      </div>
    </Card>
  )
}

function OneSignature({ signature, place }: { signature: SignatureReport; place: number | undefined }) {
  const rows = signatureRows(signature)
  return (
    <>
      {place && <h3>{t(texts.signature, { place: String(place) })}</h3>}
      {signature.reasons.length > 0 && (
        <ul className={css.reasons}>
          {signature.reasons.map((reason) => (
            <li key={reason}>{t(reasons[reason])}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <DescriptionList rows={rows} />}
    </>
  )
}
