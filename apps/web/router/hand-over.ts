import { noteInTab, tabNotes } from './tab-notes.ts'

/** What the open page hands over; it must survive JSON. */
type Work = () => unknown

let offered: Work | undefined
let received: { readonly work: unknown } | undefined

/** Offers the work of the open page; returns how to withdraw it. */
export function offerWork(work: Work): () => void {
  offered = work
  return () => {
    if (offered === work) offered = undefined
  }
}

/** Holds the work of a page that failed, which is about to withdraw it; returns whether there is any. */
export function holdWork(): boolean {
  const work = offered ? offered() : received?.work
  offered = () => work
  return work !== undefined
}

/** The person went on without it. */
export function dropHeldWork(): void {
  offered = undefined
  noteInTab({ handed: undefined })
}

/**
 * Leaves everything for the page that replaces this one in the tab, in another language or version: where the person is, the
 * step of the history entry and what was done there; what this page has received and not yet shown goes on to that one.
 */
export function handOver(path: string, step: string | undefined): void {
  noteInTab({ handed: { path, step, work: offered ? offered() : received?.work } })
}

/** Takes what the page before left; returns its step, if it was at this path. Once, before the first render. */
export function receiveWork(path: string): string | undefined {
  received = undefined
  const { handed } = tabNotes()
  noteInTab({ handed: undefined })
  if (!handed) return undefined
  received = { work: handed.work }
  return handed.path === path && typeof handed.step === 'string' ? handed.step : undefined
}

/** The work of the page before, which whoever takes it has to recognise as theirs; gone once the person moves on. */
export const receivedWork = (): unknown => received?.work

export function forgetReceivedWork(): void {
  received = undefined
}
