import { useEffect, useRef, useState } from 'react'
import { isKept, noteKept } from '../../../device/kept-ids.ts'
import { canKeep, eraseReport, keepReport, keptReports } from '../../../device/kept-reports.ts'
import { takeTurn } from '../../../device/one-tab.ts'
import { keepPortal } from '../../../portal/keep-portal.ts'
import { sendLater } from '../../../sending/send-later.ts'
import type { Draft } from '../draft/draft.ts'

/** Where a draft is: in this tab alone, on the device, being changed in another tab, or nowhere else because that failed. */
export type Keeping = 'tab' | 'device' | 'other' | 'failed'

/** Keeps the draft on the device from change to change, once the person has said that the device is theirs alone. */
export function useKeeping(route: string, draft: Draft) {
  const [keeping, setKeeping] = useState<Keeping>('tab')
  const [savedAt, setSavedAt] = useState(() => Date.now())
  const { key } = draft
  const latest = useRef(draft)

  const erase = (id: string) => void eraseReport(id).catch(() => setKeeping('failed'))
  const note = (id: string, kept: boolean) => noteKept(id, kept ? () => erase(id) : undefined)

  /** Writes the latest draft; what fails or was erased elsewhere is told. */
  const write = (first: boolean) => {
    const written = latest.current
    const id = written.key
    const now = Date.now()
    keepReport({ id, route, draft: written, savedAt: now }, first).then(
      (kept) => {
        note(id, kept)
        setKeeping(kept ? 'device' : 'tab')
        setSavedAt(now)
        // Only of what is written can the service worker send anything.
        if (kept && written.waiting) void sendLater()
        // A change is written by itself only once the device is known to keep the report.
        if (kept && first && latest.current !== written) write(latest.current.key !== id)
      },
      () => {
        noteKept(id)
        setKeeping('failed')
      },
    )
  }

  useEffect(() => {
    if (!canKeep()) return undefined
    const found = latest.current
    const find = async () => {
      const known = (await keptReports()).some(({ id }) => id === key)
      note(key, known)
      setKeeping(known ? 'device' : 'tab')
      if (known && latest.current !== found) write(false)
    }
    return takeTurn(
      key,
      () => void find().catch(() => undefined),
      () => {
        noteKept(key)
        setKeeping('other')
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a report is looked for once
  }, [key])

  useEffect(() => {
    const before = latest.current.key
    latest.current = draft
    if (isKept(before)) write(before !== key)
    if (before !== key) erase(before)
    // oxlint-disable-next-line react/exhaustive-deps -- each change of the draft is written once
  }, [draft])

  return {
    keeping,
    /** When it was written last, in milliseconds since 1970. */
    savedAt,
    canKeep: canKeep(),
    keep: () => {
      write(true)
      // Who keeps a report wants to go on without a connection.
      void keepPortal(true)
    },
    erase: () => {
      setKeeping('tab')
      erase(key)
    },
  }
}
