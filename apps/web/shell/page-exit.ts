import { useEffect } from 'react'
import { useOtherSite } from '../help/other-site.ts'
import { askExit } from '../router/ask-exit.ts'

/** The exit of the emergency bar leaves as quickly as that of a report (VI-03); until this has loaded it is a plain link. */
export function usePageExit(): void {
  useOtherSite()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-exit]')) return
      event.preventDefault()
      askExit()
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [])
}
