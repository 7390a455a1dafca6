import { noteInTab, tabNotes } from './tab-notes.ts'

/** What the open page hands over; it must survive JSON. */
type Work = () => unknown

/** From a screen that fails again: to the one before, or past it. */
export type Move = -1 | 1

/** What comes along where a page failed. */
type Fault = { readonly failed?: true; readonly move?: Move | undefined }

type Received = Fault & { readonly path: unknown; readonly step: unknown; readonly work: unknown }

let offered: Work | undefined
let received: Received | undefined

/** Offers the work of the open page; returns how to withdraw it. */
export function offerWork(work: Work): () => void {
  offered = work
  return () => {
    if (offered === work) offered = undefined
  }
}

/** The work of the open page, or what it received before it could offer any. */
export const heldWork = (): unknown => (offered ? offered() : received?.work)

/** Holds the work of a page that failed, which is about to withdraw it; returns whether there is any. */
export function holdWork(): boolean {
  const work = heldWork()
  offered = () => work
  return work !== undefined
}

/** Whether the page came here from a fault at the same place: what failed there fails again. */
export const hasFailedAt = (path: string, step: string | undefined): boolean =>
  received?.failed === true && received.path === path && received.step === step

/** The person went on without it. */
export function dropHeldWork(): void {
  offered = undefined
  noteInTab({ handed: undefined })
}

/**
 * Leaves everything for the page that replaces this one in the tab, in another language or version: where the person is, the
 * step of the history entry and what was done there; what this page has received and not yet shown goes on to that one.
 */
export function handOver(path: string, step: string | undefined, fault: Fault = {}): void {
  noteInTab({ handed: { path, step, work: heldWork(), ...fault } })
}

/** Takes what the page before left; returns its step, if it was at this path. Once, before the first render. */
export function receiveWork(path: string): string | undefined {
  received = undefined
  const { handed } = tabNotes()
  noteInTab({ handed: undefined })
  if (!handed) return undefined
  const step = handed.path === path && typeof handed.step === 'string' ? handed.step : undefined
  const { work, failed, move } = handed
  received = { path, step, work, ...(failed && { failed }), move }
  return step
}

/** The work of the page before, which whoever takes it has to recognise as theirs; gone once the person moves on. */
export const receivedWork = (): unknown => received?.work

/** Where the person goes from the screen that failed; as long as the work is there. */
export const receivedMove = (): Move | undefined => received?.move

export function forgetReceivedWork(): void {
  received = undefined
}
