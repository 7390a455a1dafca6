import { useState } from 'react'
import type { EvidenceReceipt } from '@delegacia/contract/thread/evidence-calls'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { locale, t } from '../i18n/locale.ts'
import css from './evidence.module.css'
import { texts } from './evidence-texts.ts'
import type { Upload } from './use-uploads.ts'

type UploadRowProps = { upload: Upload; onGoOn: () => void; onStop: () => void }

/** One file: its name, how far it is, and what became of it. */
export function UploadRow({ upload: { file, state }, onGoOn, onStop }: UploadRowProps) {
  const isOver = state.kind === 'received' || state.kind === 'refused'
  return (
    <li className={css.row} data-state={state.kind}>
      <div className={css.head}>
        <span className={css.name}>{file.name}</span>
        {!isOver && (
          <Button kind="quiet" onClick={onStop} aria-label={t(texts.cancel, { nome: file.name })}>
            {t(texts.stop)}
          </Button>
        )}
      </div>
      <Progress file={file} state={state} onGoOn={onGoOn} />
    </li>
  )
}

function Progress({ file, state, onGoOn }: Pick<Upload, 'file' | 'state'> & { onGoOn: () => void }) {
  switch (state.kind) {
    case 'waiting':
      return <p className={css.status}>{t(texts.waiting)}</p>
    case 'sending': {
      const percent = Math.floor((100 * state.bytes) / Math.max(file.size, 1))
      return (
        <>
          <progress className={css.bar} max={100} value={percent} aria-label={file.name} />
          <p className={css.status}>{t(state.away ? texts.noConnection : texts.sending, { percent })}</p>
        </>
      )
    }
    case 'paused':
      return (
        <div className={css.head}>
          <p className={css.status}>{t(texts.paused)}</p>
          <Button onClick={onGoOn}>{t(texts.goOn)}</Button>
        </div>
      )
    case 'refused':
      return (
        <div role="alert">
          <p className={css.refused}>
            <Icon name="alert" /> {state.sentence}
          </p>
          <FaultWords locale={locale} />
        </div>
      )
    case 'received':
      return <Receipt receipt={state.receipt} />
  }
}

/** The digest is short to look at and whole to copy. */
function Receipt({ receipt: { sha256 } }: { receipt: EvidenceReceipt }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.head}>
      <p className={css.status}>
        <Icon name="check" /> {t(texts.received)} · {t(texts.digest)}{' '}
        <code title={sha256}>{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</code>
      </p>
      <Button kind="quiet" onClick={() => void copy()}>
        {t(copied ? texts.copied : texts.copy)}
      </Button>
    </div>
  )
}
