import { entryOf, firstPlace, hideAddress, noteLast, placeArrived } from './history-entries.ts'

/** Said by the router when it starts to follow the address. */
export const routerStart = 'routerstart'

/**
 * Gives every entry its place that a link makes before the scripts have come, as on a poor line: the quick exit has to find the
 * first one. Ends when the router starts.
 */
export function followEarlyLinks(): void {
  let at = firstPlace()
  const place = () => {
    if (entryOf(history.state)) return
    noteLast(at)
    history.replaceState({ at }, '')
  }
  const onPopState = () => {
    at = placeArrived(at)
    place()
    hideAddress()
  }
  place()
  addEventListener('popstate', onPopState)
  addEventListener(routerStart, () => removeEventListener('popstate', onPopState), { once: true })
}
