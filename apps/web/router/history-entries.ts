import { discreetRoutes } from '@delegacia/domain/lists/routes'
import { routes } from './routes.ts'
import { noteInTab, tabNotes } from './tab-notes.ts'

/**
 * A person's location: a route, the place of its entry in the browser's history, and the step inside the route.
 * Every entry carries its place, so that a blocked Back of any length can be undone exactly.
 */
export type Here = { readonly path: string; readonly at: number; readonly step: string | undefined }

/** The address under which a discreet route is open: the home's, which the browser's history has anyway. */
const homeAddress = '#/'

/** Whether nothing may tell that this route was open: violence and stalking, and what protects from them. */
export const isDiscreet = (path: string): boolean =>
  path === routes.protection || discreetRoutes.some((route) => path === `/${route}`)

/** A hash that is no route, such as `#registrar`, is a place on the home page. */
export const pathOf = (hash: string): string =>
  hash.startsWith('#/') ? (hash.slice(1).split('?')[0] ?? '/') : '/'

/** The location of an entry of the history, by its state; its path only where the address does not show it. */
export function entryOf(state: unknown): (Omit<Here, 'path'> & { path?: string | undefined }) | undefined {
  if (typeof state !== 'object' || state === null || !('at' in state) || typeof state.at !== 'number')
    return undefined
  const { at } = state
  if (!('noted' in state))
    return { at, step: 'step' in state && typeof state.step === 'string' ? state.step : undefined }
  const noted = tabNotes().entries?.[String(state.noted)]
  return { at, path: noted?.path, step: noted?.step }
}

/** The address of the entry that is shown. */
let shown = ''

/** The place of the entry with which the page starts: the one in its state, or the first. */
export function firstPlace(): number {
  shown = location.href
  return entryOf(history.state)?.at ?? 0
}

/**
 * The place of the entry at which the person arrived from place `at`. One without a state was made by a link that no script
 * handled, or by hand: it follows, unless its address was already shown, which browsers replace instead of adding it.
 */
export function placeArrived(at: number): number {
  const added = location.href === shown ? 0 : 1
  shown = location.href
  return entryOf(history.state)?.at ?? at + added
}

/** Notes the place of a new entry, behind which the browser has no other; on the document, where every script finds it. */
export function noteLast(at: number): void {
  document.documentElement.dataset['last'] = String(at)
}

/** How many entries stand behind the one at that place, as far as this page knows. */
export const entriesAfter = (at: number): number =>
  Math.max(0, Number(document.documentElement.dataset['last'] ?? at) - at)

/** Where this page is, though its address may not say so; an address that says another place is right. */
export function pathHere(): string {
  const shown = pathOf(location.hash)
  const hidden = tabNotes().handed?.path ?? entryOf(history.state)?.path ?? shown
  return shown === '/' && canHide(hidden) ? hidden : shown
}

/** Whether a route can stay out of the address of its entry: a discreet one, and what comes after one, with its number. */
export const canHide = (path: string): boolean =>
  isDiscreet(path) || path === routes.follow || path.startsWith('/imprimir/')

/** The address of a route to which the person goes from another. */
export const addressAfter = (from: string, to: string): string =>
  canHide(from) && pathOf(location.hash) === '/' && canHide(to) ? homeAddress : `#${to}`

/**
 * Writes an entry of the history. Of a discreet route, and of one whose address says another place, it says nothing: neither its
 * address nor its state, which browsers store.
 */
export function writeEntry(
  how: 'pushState' | 'replaceState',
  { path, at, step }: Here,
  address?: string,
): void {
  if (how === 'pushState' || !entryOf(history.state)) noteLast(at)
  if (isDiscreet(path) || pathOf(address ?? location.hash) !== pathOf(`#${path}`)) {
    const noted = Math.random().toString(36).slice(2, 8)
    noteInTab({ entries: { ...tabNotes().entries, [noted]: { path, step } } })
    history[how]({ at, noted }, '', homeAddress)
  } else history[how]({ at, step }, '', address)
  shown = location.href
}

/** Takes a discreet route out of the address, by which a link may lead in. Runs before anything else looks at the address. */
export function hideAddress(): void {
  const path = pathOf(location.hash)
  if (isDiscreet(path))
    writeEntry('replaceState', { path, at: entryOf(history.state)?.at ?? 0, step: undefined })
}
