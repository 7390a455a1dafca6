import { useCallback, useEffect, useRef } from 'react'

/** What somebody does who is at a page: typing, pointing, touching, scrolling. */
const kinds = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

/** Tells of everything that somebody does with the page, wherever in it; `noted` must stay the same function. */
export function useEvents(noted: () => void): void {
  useEffect(() => {
    for (const kind of kinds) document.addEventListener(kind, noted, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, noted, { capture: true })
    }
  }, [noted])
}

/** For how many milliseconds nobody has done anything with the page, and what counts as a use beside what they do. */
export function useIdleTime(): { idleMs: () => number; noteUse: () => void } {
  const lastUse = useRef(0)
  const noteUse = useCallback(() => {
    lastUse.current = Date.now()
  }, [])
  useEvents(noteUse)
  return { idleMs: useCallback(() => Date.now() - lastUse.current, []), noteUse }
}
