import { entriesAfter, entryOf } from './history-entries.ts'

/** Said when the portal's pages are left for good: the router lets go of the history and asks nothing. */
export const routerEnd = 'routerend'

/** A browser whose history has not moved after so long, in milliseconds, will not: a busy machine took 370 for 49 entries. */
const slowestMove = 1000

/**
 * Goes back to the first of the portal's entries that the browser still has, from where the next navigation replaces all later
 * ones. If the history does not respond, it goes on from where it is.
 */
export function fromFirstEntry(go: () => void): void {
  dispatchEvent(new Event(routerEnd))
  if (placeHere() === 0) go()
  else void toFirstEntry().then(go)
}

const placeHere = () => entryOf(history.state)?.at ?? 0

/**
 * Browsers keep 50 entries, drop the oldest without a word, and do not move at all when asked for one that is gone; a report of
 * violence with a suspect and the risk form makes more. Firefox 153 lists dropped ones all the same (`navigation.entries()`).
 * Steps do not replace each other instead: Back inside a report goes one step back, and without that more people would be lost
 * than it hides. What stays is an entry of another document of the portal, as the page of figures, that the tab opened before.
 */
async function toFirstEntry(): Promise<void> {
  const before = history.length - 1 - entriesAfter(placeHere())
  if (before === 0 || (await moveBack(before))) return
  // After a reload some steps back, nothing says how many stand before this one: halves of the way find the first all the same.
  for (let step = 32; step >= 1; step /= 2) await moveBack(step)
}

/** So many entries, but never beyond the portal's own. True once the page is there. */
async function moveBack(entries: number): Promise<boolean> {
  const distance = Math.min(entries, placeHere())
  if (distance === 0) return false
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, slowestMove, false)
    const arrived = () => {
      clearTimeout(timer)
      resolve(true)
    }
    addEventListener('popstate', arrived, { once: true })
    history.go(-distance)
  })
}
