import { useEffect, useRef } from 'react'

/** Since the last key or touch: somebody who went away must not be kept in by the page's own questions. */
const activeMs = 5 * 60_000

/** Does something again and again while somebody is at this page. */
export function usePolling(everyMs: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let lastInput = Date.now()
    const noted = () => {
      lastInput = Date.now()
    }
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastInput < activeMs) latest.current()
    }, everyMs)
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, noted)
    return () => {
      clearInterval(timer)
      for (const kind of ['keydown', 'pointerdown']) document.removeEventListener(kind, noted)
    }
  }, [everyMs])
}
