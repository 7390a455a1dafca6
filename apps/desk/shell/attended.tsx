import type { DeskSession } from '@delegacia/contract/desk/session'
import { useEffect, useRef, useState } from 'react'
import { AlarmBar, CoveredAlarm, EndedAlarm } from './alarm-bar.tsx'
import { Cover } from './cover.tsx'
import { EndedDialog } from '../session/ended-dialog.tsx'
import { useAlone } from './use-alone.ts'
import { Desk } from './desk.tsx'
import { hearsAlarms } from './places.ts'
import { SoundFoot } from './sound-line.tsx'
import { useAlarm } from './use-alarm.ts'
import { recallSound } from './alarm-sound.ts'

/**
 * The desk while somebody sits at it. Left alone it is covered; where the session ended on a screen that was left alone,
 * nothing of what was open stays on the page. OF-04, OF-70
 */
export function Attended({ session, ended }: { session: DeskSession; ended: boolean }) {
  const { alone, comeBack } = useAlone()
  const [emptied, setEmptied] = useState(false)
  if (emptied ? !ended : ended && alone) {
    setEmptied(!emptied)
    comeBack()
  }
  const hears = hearsAlarms(session)
  const alarm = useAlarm(session, hears)
  useEffect(() => (hears ? recallSound(session) : undefined), [session, hears])
  const page = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  const covered = alone && !ended
  useEffect(() => {
    if (covered) return () => focused.current?.focus()
    const note = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && page.current?.contains(activeElement))
        focused.current = activeElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [covered])
  return (
    <>
      {!emptied && (
        <div ref={page} className={covered ? 'covered' : undefined}>
          <Desk session={session} alarm={hears && <AlarmBar of={alarm} session={session} />} />
          {hears && <SoundFoot session={session} />}
        </div>
      )}
      {covered && <Cover session={session} alarm={hears && <CoveredAlarm of={alarm} />} onBack={comeBack} />}
      {ended && (
        <EndedDialog session={session} emptied={emptied} alarm={hears && <EndedAlarm of={alarm} />} />
      )}
    </>
  )
}
