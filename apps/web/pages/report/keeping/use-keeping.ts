import { useEffect, useRef, useState } from 'react'
import { isKept, noteKept } from '../../../device/kept-ids.ts'
import { canKeep, eraseReport, keepReport, keptReports } from '../../../device/kept-reports.ts'
import { takeTurn } from '../../../device/one-tab.ts'
import { sendingOf } from '../../../device/sending-of.ts'
import { keepPortal } from '../../../portal/keep-portal.ts'
import { sendLater } from '../../../sending/send-later.ts'
import type { Draft } from '../draft/draft.ts'

/** Where a draft is: in this tab alone, on the device, being changed in another tab, or nowhere else because that failed. */
export type Keeping = 'tab' | 'device' | 'other' | 'failed'

/** Keeps the draft on the device from change to change, once the person has said that the device is theirs alone. */
export function useKeeping(route: string, draft: Draft) {
  const [keeping, setKeeping] = useState<Keeping>('tab')
  const [saved, setSaved] = useState(() => ({ at: Date.now(), waiting: false }))
  const { key } = draft
  const latest = useRef(draft)

  const erase = (id: string) => void eraseReport(id).catch(() => setKeeping('failed'))
  const note = (id: string, kept: boolean) => noteKept(id, kept ? () => erase(id) : undefined)

  /** Tells what the device has, which may be less than what is on the screen. */
  const tell = (at: number, waiting = false) => {
    setKeeping('device')
    setSaved({ at, waiting })
  }

  /** Writes the latest draft; what fails or was erased elsewhere is told. */
  const write = (first: boolean) => {
    const report = { id: latest.current.key, route, draft: latest.current, savedAt: Date.now() }
    keepReport(report, first).then(
      (kept) => {
        note(report.id, kept)
        // What changed before the device was known to keep the report is written too, before anything is told.
        if (kept && first && latest.current !== report.draft) return write(latest.current.key !== report.id)
        if (!kept) return setKeeping('tab')
        tell(report.savedAt, report.draft.waiting)
        // Only of what is written can the service worker send anything.
        if (report.draft.waiting) void sendLater()
      },
      () => {
        noteKept(report.id)
        setKeeping('failed')
      },
    )
  }

  useEffect(() => {
    if (!canKeep()) return undefined
    const found = latest.current
    const find = async () => {
      const known = (await keptReports()).find(({ id }) => id === key)
      note(key, known !== undefined)
      if (!known) return setKeeping('tab')
      if (latest.current === found) tell(known.savedAt, sendingOf(known.draft)?.waiting)
      else write(false)
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
    /** What the device has: since when, in milliseconds since 1970, and whether it waits there for its answer. */
    saved,
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
