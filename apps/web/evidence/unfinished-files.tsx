import { useState } from 'react'
import type { ThreadUpload } from '@delegacia/contract/thread/thread'
import { showInstant } from '@delegacia/domain/language/dates'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import { locale, t } from '../i18n/locale.ts'
import { ApiError } from '../api/api-error.ts'
import css from './evidence.module.css'
import { withdrawFile, type ThreadKeys } from './evidence-service.ts'
import { texts } from './evidence-texts.ts'

type UnfinishedFilesProps = {
  keys: ThreadKeys
  files: readonly ThreadUpload[]
  /** Something was taken away, or turned out to be whole. */
  onChanged: () => void
}

/** Files whose sending began here or on another device: each can go on, or be taken away. */
export function UnfinishedFiles({ keys, files, onChanged }: UnfinishedFilesProps) {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState('')

  async function remove(sha256: string) {
    setBusy(sha256)
    setFailure('')
    await withdrawFile(keys, sha256).catch((error: unknown) => setFailure(sentenceOf(error)))
    setBusy(undefined)
    onChanged()
  }

  if (files.length === 0 && failure === '') return null
  return (
    <div>
      {files.length > 0 && (
        <>
          <h3>{t(texts.begun)}</h3>
          <p>{t(texts.begunLead)}</p>
        </>
      )}
      <ul className={css.list} aria-label={t(texts.begun)}>
        {files.map(({ nome, sha256, bytes, recebido, ate }) => (
          <li className={css.row} key={sha256}>
            <div className={css.head}>
              <span className={css.name}>{nome}</span>
              <Button
                kind="quiet"
                disabled={busy !== undefined}
                onClick={() => void remove(sha256)}
                aria-label={t(texts.cancel, { nome })}
              >
                {t(texts.stop)}
              </Button>
            </div>
            <p className={css.status}>
              {t(recebido > 0 ? texts.arrived : texts.nothingYet, {
                percent: Math.floor((100 * recebido) / bytes),
                when: showInstant(new Date(ate), locale),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className={css.refused}>
        {failure}
      </p>
      {failure && <FaultWords locale={locale} />}
    </div>
  )
}

const sentenceOf = (error: unknown): string => {
  const body = error instanceof ApiError && error.status === 409 ? error.body : undefined
  const said = typeof body === 'object' && body !== null && 'mensagem' in body ? body.mensagem : undefined
  return typeof said === 'string' ? said : t(texts.notGone)
}
