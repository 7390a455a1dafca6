import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { Screen } from './screen.ts'

/** An entry of a list while its form is open: nothing of it is in the report before it is saved (OB-01). */
export type OpenItem = {
  form: string
  /** Its place in the list of the report; a new one has none yet. */
  index: number | undefined
  entity: Entity
  /** As it was when its form was opened: whatever differs was typed since. */
  opened: Entity
}

/** What the browser keeps until the report is registered: it dies with the tab and never leaves it. */
export type Draft = {
  /** The Idempotency-Key: made with the draft, so that sending it again cannot register it twice (SU-09). */
  key: string
  /** What was sent with that key, oldest first: any of it may be registered while no answer came. */
  sent?: Occurrence[] | undefined
  report: Occurrence
  screen: Screen
  item?: OpenItem | undefined
}

const nameOf = (route: string) => `rascunho:${route}`

/** The draft of a route, or undefined; one that cannot be read is dropped, never shown in part. */
export function findDraft(route: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(route)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** The draft of the open page, for the page that replaces it in another language (SH-04). */
let held: { route: string; draft: Draft } | undefined

export const latestDraft = (route: string): Draft | undefined =>
  held?.route === route ? held.draft : undefined

/** A discreet flow keeps its draft in the page alone. So does a full or forbidden store, which must not stop the report. */
export function keepDraft({ route, discreet }: Pick<Flow, 'route' | 'discreet'>, draft: Draft): void {
  held = { route, draft }
  if (discreet) return
  try {
    sessionStorage.setItem(nameOf(route), JSON.stringify(draft))
  } catch {
    dropStoredDraft(route)
  }
}

export function dropDraft(route: string): void {
  if (held?.route === route) held = undefined
  dropStoredDraft(route)
}

function dropStoredDraft(route: string): void {
  try {
    sessionStorage.removeItem(nameOf(route))
  } catch {
    // A browser without a session store has nothing to drop.
  }
}

export function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { key, report, screen } = kept as Partial<Draft>
  return (
    typeof key === 'string' &&
    typeof screen?.kind === 'string' &&
    Array.isArray(report?.envolvido) &&
    Array.isArray(report.objeto)
  )
}
