import { useCallback, useEffect, useRef } from 'react'
import { useEvents } from './use-events.ts'

/** Since the last use: somebody who went away must not be kept in by the page's own questions. */
const activeMs = 5 * 60_000

/** Does something again and again while somebody is at this page. */
export function usePolling(everyMs: number, act: () => void): void {
  const latest = useRef(act)
  const lastUse = useRef(0)
  useEffect(() => {
    latest.current = act
  })
  useEvents(
    useCallback(() => {
      lastUse.current = Date.now()
    }, []),
  )
  useEffect(() => {
    lastUse.current = Date.now()
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastUse.current < activeMs) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
