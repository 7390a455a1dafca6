import { useEffect, useRef } from 'react'
import { useIdleTime } from './use-events.ts'

/** Since the last use: somebody who went away must not be kept in by the page's own questions. */
const activeMs = 5 * 60_000

/** Does something again and again while somebody is at this page. */
export function usePolling(everyMs: number, act: () => void): void {
  const latest = useRef(act)
  const { idleMs, noteUse } = useIdleTime()
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    noteUse()
    const timer = setInterval(() => {
      if (!document.hidden && idleMs() < activeMs) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, idleMs, noteUse])
}
