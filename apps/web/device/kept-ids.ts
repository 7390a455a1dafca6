/** What this device keeps of reports, as far as a page must know it before it has read anything. */

/** Says that there may be something to read, and nothing of what it is. */
const marker = 'guardado'

/** Why something was erased here that the person did not erase: its time was over, or it could not be read any more. */
export type Loss = 'expirado' | 'ilegivel'
const losses: readonly string[] = ['expirado', 'ilegivel'] satisfies Loss[]
const isLoss = (noted: string | null): noted is Loss => noted !== null && losses.includes(noted)

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

/** The lock of the tab that has a report open. */
export const lockOf = (id: string): string => `registro ${id}`

/** The database of this device; it is there once something was kept. */
export const databaseName = 'delegacia'

/** Whether something was ever kept here. Browsers that do not say so may have it. */
export async function hasDatabase(): Promise<boolean> {
  const { databases } = indexedDB as { databases?: IDBFactory['databases'] }
  return !databases || (await indexedDB.databases()).some(({ name }) => name === databaseName)
}

function readMarker(): string | null {
  try {
    return localStorage.getItem(marker)
  } catch {
    return null
  }
}

/** Whether this browser noted that there is something to read, or that something was erased. */
export const isMarked = (): boolean => readMarker() !== null

/**
 * Whether it is worth looking for kept reports: most people have none, and load nothing for it. The database is asked too: after a
 * power cut what was kept is there, and the marker, which browsers write later, is not.
 */
export async function mayHoldReports(): Promise<boolean> {
  try {
    return isMarked() || ('databases' in indexedDB && (await hasDatabase()))
  } catch {
    return false
  }
}

/** Keeps room on the home for what is kept, from before the page is painted until it has been read; or no longer. */
export function reserveRoom(wanted: boolean): void {
  const { dataset } = document.documentElement
  if (wanted) dataset['kept'] = ''
  else delete dataset['kept']
}

/** Why something has been erased here, where nobody was told yet. */
export function untoldLoss(): Loss | undefined {
  const noted = readMarker()
  return isLoss(noted) ? noted : undefined
}

/** Whether a loss can be noted for the person: a service worker has no such store. */
export const canNoteLoss = (): boolean => 'localStorage' in globalThis

/** Notes that something was erased that the person did not erase: the home says so. */
export const noteLoss = (why: Loss): void => mark(why)

/** The person knows that something was erased. */
export const forgetLoss = (): void => mark('1')

/** Notes whether there is something to read; a notice that something was erased stays. */
export const markHeld = (held: boolean): void => {
  if (!untoldLoss()) mark(held ? '1' : undefined)
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
