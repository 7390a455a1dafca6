import { entryOf } from './history-entries.ts'

/** Said when the portal's pages are left for good: the router lets go of the history and asks nothing. */
export const routerEnd = 'routerend'

/**
 * Goes back to the portal's first entry, from where the next navigation replaces all later entries. If the history does
 * not respond, `late` is called instead.
 */
export function fromFirstEntry(go: () => void, late = go): void {
  dispatchEvent(new Event(routerEnd))
  const at = entryOf(history.state)?.at ?? 0
  if (at === 0) return go()
  const timer = setTimeout(late, 300)
  const arrived = () => {
    clearTimeout(timer)
    go()
  }
  addEventListener('popstate', arrived, { once: true })
  history.go(-at)
}
