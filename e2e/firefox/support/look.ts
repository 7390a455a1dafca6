/** What a person looks for on the page. */
export type Target = {
  css: string
  /** Words of its label, or else of what it shows. */
  named?: string
  /** Its place among those that fit; from the end where it is negative. */
  at?: number
}

declare global {
  /** Whether what was looked for last was pressed since. */
  var isPressed: boolean | undefined
}

export type Spot = { x: number; y: number }

/** What it shows, and where it can be pressed: false while it is disabled or covered. */
export type Seen = { text: string; spot: Spot | false }

/**
 * Brings what is looked for into view; undefined while it is not shown. It runs in the page: it is sent there as its own source,
 * and names nothing outside of it.
 */
export function look({ css, named, at = 0 }: Target): Seen | undefined {
  const nameOf = (element: HTMLElement): string => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined
    return (element.getAttribute('aria-label') ?? label ?? element.textContent).replace(/\s+/g, ' ')
  }
  const found = [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => named === undefined || nameOf(element).includes(named))
    .at(at)
  if (!found) return undefined
  globalThis.isPressed = false
  found.addEventListener('click', () => (globalThis.isPressed = true), { capture: true, once: true })
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const spot = { x: left + width / 2, y: top + height / 2 }
  const there = document.elementFromPoint(spot.x, spot.y)
  const isFree = there !== null && (found.contains(there) || there.closest('label')?.control === found)
  return { text: found.innerText, spot: isFree && !found.matches(':disabled, [aria-disabled=true]') && spot }
}
