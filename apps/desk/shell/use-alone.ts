import { useCallback, useEffect, useState } from 'react'
import { useIdleTime } from '../frame/use-events.ts'

/** So long without a key, a pointer or a scroll, a screen was left alone. */
const aloneMs = 2 * 60_000
const lookMs = 1000

/** Whether the screen was left alone, and what ends that: no movement does, only who wants to see it again. */
export function useAlone(): { alone: boolean; comeBack: () => void } {
  const [alone, setAlone] = useState(false)
  const { idleMs, noteUse } = useIdleTime()
  useEffect(() => {
    if (alone) return undefined
    noteUse()
    const look = () => {
      if (idleMs() >= aloneMs) setAlone(true)
    }
    const timer = setInterval(look, lookMs)
    // A machine that slept shows its screen before a timer goes on.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [alone, idleMs, noteUse])
  return { alone, comeBack: useCallback(() => setAlone(false), []) }
}
