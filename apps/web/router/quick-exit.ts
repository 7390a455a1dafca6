import { exitAsked, neutralPage } from './ask-exit.ts'
import { fromFirstEntry } from './first-entry.ts'
import { isDiscreet, pathHere } from './history-entries.ts'
import { onExit, tellOfExit } from './leave-together.ts'

/** Three presses of one of them leave the page; Shift is no letter, and there where Escape is not. */
const keys: readonly string[] = ['Escape', 'Shift']

/** The three come within this time, in milliseconds. */
const pressWindowMs = 2000

/**
 * Escape stops what a browser loads, even the other page: that is asked for once no Escape has come for this long, in
 * milliseconds. Until then the screen is empty, and the keys reach nothing. Seen on a keyboard of the system in a window, not
 * with a test's own presses: of eight presses the fourth stopped the other page, and one after it had come stopped its style
 * sheet, which therefore stands in it. Shift alone, as GOV.UK has it, was left: people try Escape. Writing the other page into
 * this document was left too, as what was typed would stay in its memory.
 */
const keysRestMs = 250
let lastEscape = -Infinity

/** The page has been left; another one is on its way. */
const isLeft = () => document.documentElement.hidden

/** Deletes what was typed and shows another page. A second call does nothing: it would go too far back in the history. */
function leaveNow(): void {
  if (isLeft()) return
  // The screen is emptied first, in case the rest takes a moment.
  document.documentElement.hidden = true
  tellOfExit()
  document.title = ''
  window.name = ''
  try {
    sessionStorage.clear()
  } catch {
    // A browser without a session store has nothing to delete.
  }
  leaveWithoutTrace(neutralPage())
}

/**
 * Leaves for a neutral page so that neither Back nor Forward leads to what was seen in the portal: the portal's first
 * entry becomes that page. From there it goes on, maybe to another site. If the history does not respond, leaving matters
 * more than the traces.
 */
function leaveWithoutTrace(url: string): void {
  // The same address again would be a reload, which replaces nothing.
  const elsewhere = document.documentElement.dataset['elsewhere'] ?? `${url}?`
  addEventListener('pageshow', ({ persisted }) => {
    // A browser that kept this page in memory must not show it again.
    if (persisted) location.reload()
  })
  fromFirstEntry(() => {
    history.replaceState(null, '', url)
    whenKeysRest(() => location.assign(elsewhere))
  })
}

function whenKeysRest(go: () => void): void {
  const wait = lastEscape + keysRestMs - performance.now()
  if (wait > 0) setTimeout(() => whenKeysRest(go), wait)
  else go()
}

/** Whether this page offers the exit, or will as soon as its scripts have come. */
export const isExitOffered = (): boolean =>
  document.querySelector('[data-exit], [data-discreet]') !== null || isDiscreet(pathHere())

/**
 * Leaves by three presses of Escape, or of Shift with no other key in between, from the first moment of a page on: part of the
 * boot script, because a frightened person does not wait for the others.
 */
export function watchForExit(): void {
  let pressed: string | undefined
  let presses: number[] = []
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp, repeat } = event
    // A capital letter is Shift held down and another key.
    if (repeat && key === 'Shift') return
    if (key === 'Escape') lastEscape = timeStamp
    if (key !== pressed) presses = []
    pressed = key
    if (!keys.includes(key) || !isExitOffered()) return
    presses = [...presses.filter((at) => timeStamp - at < pressWindowMs), timeStamp]
    if (presses.length >= 3) leaveNow()
    if (isLeft()) event.preventDefault()
  }
  addEventListener('keydown', onKey, true)
  addEventListener(exitAsked, leaveNow)
  onExit(leaveToo)
}

/** Another tab of the portal has left: this one closes if a page opened it, and does not stay where it offers the exit. */
function leaveToo(): void {
  if (isLeft() || !isExitOffered()) return
  if (window.opener) close()
  leaveNow()
}
