import { useEffect, useRef, useState } from 'react'

/** Seconds before each further try; the last pause stays. */
const pauses = [1, 3, 5, 10, 20, 40, 60, 120, 300] as const

const pauseAt = (place: number): number => pauses[Math.min(place, pauses.length - 1)] ?? 300

/**
 * Tries again and again until the component that waits is gone: after growing pauses, and at once when the connection is back, the
 * page is looked at again or the person says so. Returns whether a try is running, and the seconds before the next.
 */
export function useTries(onTry: () => Promise<void>) {
  const latest = useRef(onTry)
  useEffect(() => {
    latest.current = onTry
  })
  const [trying, setTrying] = useState(false)
  const [pause, setPause] = useState<number>(pauses[0])
  const now = useRef(() => undefined as void)

  useEffect(() => {
    let place = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let running = false
    let gone = false
    const plan = () => {
      const seconds = pauseAt(place)
      place += 1
      setPause(seconds)
      // Not all phones of a town whose line is back ask in the same moment.
      timer = setTimeout(() => void attempt(), seconds * 1000 * (0.75 + Math.random() / 2))
    }
    const attempt = async () => {
      if (running) return
      running = true
      clearTimeout(timer)
      setTrying(true)
      await latest.current().catch((error: unknown) => console.error('A try to send failed.', error))
      running = false
      if (gone) return
      setTrying(false)
      plan()
    }
    const atOnce = () => {
      place = 0
      void attempt()
    }
    const onLook = () => {
      if (!document.hidden) atOnce()
    }
    now.current = atOnce
    plan()
    addEventListener('online', atOnce)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('online', atOnce)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [])

  return { trying, pause, now: () => now.current() }
}
