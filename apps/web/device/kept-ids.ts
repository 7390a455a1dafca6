/** What this device keeps of reports, as far as a page must know it before it has read anything. */

/** Says that there may be something to read, and nothing of what it is. */
const marker = 'guardado'
const expired = 'expirado'

/** A report that this device keeps until it is registered or its time is over. */
export type KeptReport = {
  /** The Idempotency-Key of its draft. */
  id: string
  route: string
  draft: unknown
  /** When it was last changed, in milliseconds since 1970. */
  savedAt: number
}

/** How each report that this tab keeps on the device is erased there, by its id. */
const erasers = new Map<string, () => void>()

let continued: KeptReport | undefined

/** Whether this tab keeps that report on the device. */
export const isKept = (id: string): boolean => erasers.has(id)

/** Notes that this tab keeps a report on the device, with how it is erased there; or no longer does. */
export function noteKept(id: string, erase?: () => void): void {
  if (erase) erasers.set(id, erase)
  else erasers.delete(id)
}

/** Erases a report from the device, if this tab keeps it there. */
export const eraseKept = (id: string): void => erasers.get(id)?.()

/** Whether it is worth looking for kept reports: most people have none, and load nothing for it. */
export function mayHoldReports(): boolean {
  try {
    return localStorage.getItem(marker) !== null
  } catch {
    return false
  }
}

/** Whether something has been erased here because its time was over, and nobody was told yet. */
export function hasExpired(): boolean {
  try {
    return localStorage.getItem(marker) === expired
  } catch {
    return false
  }
}

/** Notes that something was erased because its time was over: the home says so. */
export const markExpired = (): void => mark(expired)

/** The person knows that something was erased. */
export const forgetExpired = (): void => mark('1')

/** Notes whether there is something to read; a notice that something has expired stays. */
export const markHeld = (held: boolean): void => {
  if (!hasExpired()) mark(held ? '1' : undefined)
}

function mark(value: string | undefined): void {
  try {
    if (value) localStorage.setItem(marker, value)
    else localStorage.removeItem(marker)
  } catch {
    // Without it the home does not offer them; their own page still finds them.
  }
}

/** Chooses the kept report with which the page of its route begins. */
export function continueKept(report: KeptReport): void {
  continued = report
}

/** The draft that the person chose to continue on that route. */
export const continuedDraft = (route: string): unknown =>
  continued?.route === route ? continued.draft : undefined

export function forgetContinued(): void {
  continued = undefined
}
