import { useEffect, useRef, useState } from 'react'
import type { EvidenceReceipt } from '@delegacia/contract/thread/evidence-calls'
import { withdrawFile, type ThreadKeys } from './evidence-service.ts'
import { digestOf, sendFile } from './send-file.ts'
import { smallerPicture } from './smaller-picture.ts'

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; bytes: number; away: boolean }
  | { kind: 'paused' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'received'; receipt: EvidenceReceipt }

export type Upload = { readonly id: number; readonly file: File; readonly state: UploadState }

type Uploads = {
  uploads: readonly Upload[]
  add(files: readonly File[], makeSmaller: boolean): Promise<void>
  /** Sends a paused one again; it goes on where it stopped. */
  goOn(id: number): void
  /** Takes it off the page, and what has arrived of it away from the station. */
  stop(id: number): void
}

/** The files of this page, sent one after the other; nothing of them is kept in the browser. */
export function useUploads(
  keys: ThreadKeys,
  { onReceived, onGone }: { onReceived: (receipt: EvidenceReceipt) => void; onGone: () => void },
): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const running = useRef<{ id: number; abort: AbortController } | undefined>(undefined)

  const change = (id: number, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)))

  const next = uploads.find(({ state }) => state.kind === 'waiting')
  const isSending = uploads.some(({ state }) => state.kind === 'sending')
  useEffect(() => {
    if (!next || isSending) return
    const { id, file } = next
    const abort = new AbortController()
    running.current = { id, abort }
    change(id, { kind: 'sending', bytes: 0, away: false })
    const onProgress = (bytes: number, away: boolean) => {
      if (!abort.signal.aborted) change(id, { kind: 'sending', bytes, away })
    }
    void sendFile({ keys, file, signal: abort.signal, onProgress }).then((sent) => {
      if (abort.signal.aborted) return
      if (sent.outcome === 'received') onReceived(sent.receipt)
      change(id, stateOf(sent))
    })
  })
  useEffect(() => () => running.current?.abort.abort(), [])

  return {
    uploads,
    async add(files, makeSmaller) {
      const chosen = makeSmaller ? await Promise.all(files.map(smallerPicture)) : files
      const added = chosen.map((file) => ({
        id: (lastId.current += 1),
        file,
        state: { kind: 'waiting' } as const,
      }))
      setUploads((all) => [...all, ...added])
    },
    goOn: (id) => change(id, { kind: 'waiting' }),
    stop(id) {
      if (running.current?.id === id) running.current.abort.abort()
      const file = uploads.find((one) => one.id === id)?.file
      setUploads((all) => all.filter((one) => one.id !== id))
      // What stays is listed on the thread, and deleted there or by time.
      if (file)
        void digestOf(file)
          .then((sha256) => withdrawFile(keys, sha256))
          .then(onGone, onGone)
    },
  }
}

function stateOf(sent: Awaited<ReturnType<typeof sendFile>>): UploadState {
  switch (sent.outcome) {
    case 'received':
      return { kind: 'received', receipt: sent.receipt }
    case 'refused':
      return { kind: 'refused', sentence: sent.sentence }
    case 'paused':
      return { kind: 'paused' }
  }
}
