import { locale } from '../i18n/locale.ts'
import { operatorSettings } from '../portal/operator-settings.ts'
import { leaveWithoutTrace } from './hash-location.ts'

/** Three presses of one of them leave the page; Shift is no letter, and there where Escape is not. */
const keys: readonly string[] = ['Escape', 'Shift']

/** The three come within this time, in milliseconds. */
const pressWindowMs = 2000

/** A page that says nothing of this one. */
export const neutralPage = (): string => `/receita/${locale}.html`

/** The operator's other site, once it is known; without one the neutral page of this station is shown. */
let elsewhere: string | undefined

/** Deletes what was typed and shows another page. */
export function leaveNow(): void {
  // The screen is emptied first, in case the rest takes a moment.
  document.documentElement.hidden = true
  document.title = ''
  window.name = ''
  try {
    sessionStorage.clear()
  } catch {
    // A browser without a session store has nothing to delete.
  }
  leaveWithoutTrace(neutralPage(), elsewhere)
}

/** Leaves by three presses of Escape, or of Shift with no other key in between, while `isOffered`; learns where to. Returns how to stop. */
export function watchForExit(isOffered: () => boolean = () => true): () => void {
  void operatorSettings().then(({ saida }) => {
    elsewhere = saida ?? undefined
  })
  let pressed: string | undefined
  let presses: number[] = []
  const onKey = ({ key, timeStamp, repeat }: KeyboardEvent) => {
    // A capital letter is Shift held down and another key.
    if (repeat && key === 'Shift') return
    if (key !== pressed) presses = []
    pressed = key
    if (!keys.includes(key) || !isOffered()) return
    presses = [...presses.filter((at) => timeStamp - at < pressWindowMs), timeStamp]
    if (presses.length >= 3) leaveNow()
  }
  addEventListener('keydown', onKey, true)
  return () => removeEventListener('keydown', onKey, true)
}
