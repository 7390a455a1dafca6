import { useId, useState } from 'react'
import type { ThreadUpload } from '@delegacia/contract/thread/thread'
import { acceptedTypes } from '@delegacia/domain/desk/evidence/accepted-types'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { t } from '../i18n/locale.ts'
import css from './evidence.module.css'
import { texts } from './evidence-texts.ts'
import type { ThreadKeys } from './evidence-service.ts'
import { UnfinishedFiles } from './unfinished-files.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

type EvidenceBoxProps = {
  keys: ThreadKeys
  /** Begun before, here or on another device. */
  begun?: readonly ThreadUpload[] | undefined
  /** A file is whole, or was taken away: the thread says so. */
  onChanged?: () => void
}

const accepted = acceptedTypes
  .flatMap(({ type, endings }) => [type, ...endings.map((one) => `.${one}`)])
  .join()

/** Where the citizen sends photographs, PDF, sound and text for a report. */
export function EvidenceBox(props: EvidenceBoxProps) {
  return (
    <Card title={t(texts.title)}>
      {/* Browsers hash, and send nothing in the clear, only where the page came over HTTPS or from the device itself. */}
      {'subtle' in crypto ? <Sending {...props} /> : <p>{t(texts.insecure)}</p>}
    </Card>
  )
}

function Sending({ keys, begun = [], onChanged }: EvidenceBoxProps) {
  const changed = () => onChanged?.()
  const { uploads, add, goOn, stop } = useUploads(keys, { onReceived: changed, onGone: changed })
  const here = new Set(uploads.map(({ file }) => `${file.size} ${file.name}`))
  const elsewhere = begun.filter(({ bytes, nome }) => !here.has(`${bytes} ${nome}`))
  const [makeSmaller, setMakeSmaller] = useState(false)
  const hint = useId()
  const isPhone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  const take = (files: FileList | null) => void add([...(files ?? [])], makeSmaller)
  const received = uploads.filter(({ state }) => state.kind === 'received')
  const last = received.at(-1)
  return (
    <>
      <p>{t(texts.lead)}</p>
      {isPhone && (
        <p className={css.choice}>
          <label>
            <input
              type="checkbox"
              checked={makeSmaller}
              aria-describedby={hint}
              onChange={({ target }) => setMakeSmaller(target.checked)}
            />{' '}
            {t(texts.smaller)}
          </label>
          <span id={hint} className="note">
            {t(texts.smallerHint)}
          </span>
        </p>
      )}
      <div className={css.ways}>
        <Chooser label={t(texts.choose)} accept={accepted} multiple onChosen={take} />
        {isPhone && (
          <Chooser label={t(texts.photograph)} accept="image/jpeg" capture="environment" onChosen={take} />
        )}
      </div>
      {uploads.length > 0 && (
        <ul className={css.list} aria-label={t(texts.files)}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onGoOn={() => goOn(upload.id)}
              onStop={() => stop(upload.id)}
            />
          ))}
        </ul>
      )}
      <UnfinishedFiles keys={keys} files={elsewhere} onChanged={changed} />
      <output className={css.said}>{last ? t(texts.receivedFile, { nome: last.file.name }) : ''}</output>
      <p className="note">{t(last ? texts.digestHint : texts.resumes)}</p>
      <p className="note">{t(texts.belongs)}</p>
    </>
  )
}

type ChooserProps = {
  label: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
  onChosen: (files: FileList | null) => void
}

function Chooser({ label, onChosen, ...input }: ChooserProps) {
  return (
    <label className={`${buttonClass('main')} ${css.chooser}`}>
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          onChosen(target.files)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      {label}
    </label>
  )
}
