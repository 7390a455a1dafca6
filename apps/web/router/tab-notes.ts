/**
 * What the tab alone knows: it stands in the name of the window, which survives a reload and the step to another language's
 * page, is not written to disk, goes to no other site and ends with the tab. Even a discreet report may be noted there.
 */
export type TabNotes = {
  /** What a page left for the one that replaces it. */
  readonly handed?:
    | {
        readonly path?: string | undefined
        readonly step?: string | undefined
        readonly work?: unknown
        /** It failed there; and where the person goes from there. */
        readonly failed?: true
        readonly move?: -1 | 1 | undefined
      }
    | undefined
  /** What the entries of the history stand for whose address does not say it, by the names in their states. */
  readonly entries?:
    Readonly<Record<string, { readonly path: string; readonly step?: string | undefined }>> | undefined
  /** The one thing that a discreet report keeps for a reload, by its name. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined
}

const prefix = 'continua '

/** Reads them, as they were written; what another page gave this window as a name is none of ours. */
export function tabNotes(): TabNotes {
  if (!window.name.startsWith(prefix)) return {}
  try {
    const read: unknown = JSON.parse(window.name.slice(prefix.length))
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** Changes some of them; undefined removes one. */
export function noteInTab(changes: TabNotes): void {
  const written = JSON.stringify({ ...tabNotes(), ...changes })
  if (written !== '{}') window.name = prefix + written
  else if (window.name.startsWith(prefix)) window.name = ''
}

/** Keeps a value for a reload of this tab: in the session store, which browsers write to disk, or, where it is discreet, here. */
export function keepForTab(name: string, value: unknown, discreet = false): void {
  if (discreet) return noteInTab({ kept: { [name]: value } })
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A full or forbidden store must not stop a report; what it had is older than what the open page has.
    dropFromTab(name)
  }
}

export function findInTab(name: string): unknown {
  try {
    return tabNotes().kept?.[name] ?? JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

export function dropFromTab(name: string): void {
  const { kept } = tabNotes()
  if (kept && name in kept) noteInTab({ kept: undefined })
  try {
    sessionStorage.removeItem(name)
  } catch {
    // A browser without a session store has nothing to drop.
  }
}
