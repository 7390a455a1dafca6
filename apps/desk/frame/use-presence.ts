import { useCallback, useEffect, useRef } from 'react'
import { useEvents } from './use-events.ts'

/** So long without any use, somebody counts as gone: a colleague at the counter, a telephone call. */
const idleMs = 60_000
const lookMs = 5000

/**
 * Whether somebody uses this page: they do until they hide it or touch nothing for a minute, and again with the next use.
 * `onChange` is told of each turn, and that they are gone as the page is left. Returns what is so now.
 */
export function usePresence(onChange: (here: boolean) => void): () => boolean {
  const lastUse = useRef(0)
  const here = useRef(true)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const turn = useCallback((now: boolean) => {
    if (here.current === now) return
    here.current = now
    latest.current(now)
  }, [])
  useEvents(
    useCallback(() => {
      if (document.hidden) return
      lastUse.current = Date.now()
      turn(true)
    }, [turn]),
  )
  useEffect(() => {
    here.current = true
    lastUse.current = Date.now()
    const shown = () => {
      if (!document.hidden) lastUse.current = Date.now()
      turn(!document.hidden)
    }
    const timer = setInterval(() => {
      if (Date.now() - lastUse.current >= idleMs) turn(false)
    }, lookMs)
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', shown)
      turn(false)
    }
  }, [turn])
  return useCallback(() => here.current, [])
}
