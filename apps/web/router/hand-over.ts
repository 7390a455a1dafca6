/**
 * What a page hands to the one that replaces it in this tab, in another language or version: the step of its history entry
 * and what the person has done there. It is in the name of the window, which is not written to disk, goes to no other site
 * and ends with the tab, so that even a discreet report may be handed over.
 */
const namePrefix = 'continua '

/** What the open page hands over; it must survive JSON. */
type Work = () => unknown

type HandedOver = { readonly step: string | undefined; readonly work: unknown }

let offered: Work | undefined
let received: HandedOver | undefined

/** Offers the work of the open page; returns how to withdraw it. */
export function offerWork(work: Work): () => void {
  offered = work
  return () => {
    if (offered === work) offered = undefined
  }
}

/** Leaves everything for the page that comes next; what this page has received and not yet shown goes on to that one. */
export function handOver(step: string | undefined): void {
  window.name = namePrefix + JSON.stringify({ step, work: offered ? offered() : received?.work })
}

/** Takes what the page before left, and out of the name of the window; returns its step. Once, before the first render. */
export function receiveWork(): string | undefined {
  received = undefined
  if (!window.name.startsWith(namePrefix)) return undefined
  const left = window.name.slice(namePrefix.length)
  window.name = ''
  try {
    const { step, work } = JSON.parse(left) as Partial<HandedOver>
    received = { step: typeof step === 'string' ? step : undefined, work }
  } catch {
    // A name that another page gave this window holds no work of ours.
  }
  return received?.step
}

/** The work of the page before, which whoever takes it has to recognise as theirs; gone once the person moves on. */
export const receivedWork = (): unknown => received?.work

export function forgetReceivedWork(): void {
  received = undefined
}
