import { useEffect } from 'react'
import { leaveNow, watchForExit } from '../router/quick-exit.ts'

const exitOf = (within: ParentNode) => within.querySelector('[data-exit]')

/** The exit of the emergency bar leaves as quickly as that of a report (VI-03); until this has loaded it is a plain link. */
export function usePageExit(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-exit]')) return
      event.preventDefault()
      leaveNow()
    }
    addEventListener('click', onClick)
    const unwatch = watchForExit(() => exitOf(document) !== null)
    return () => {
      removeEventListener('click', onClick)
      unwatch()
    }
  }, [])
}
