import { createContext, use, useEffect, useSyncExternalStore } from 'react'

type Entry = { state: 'loading' | 'ready' | 'failed'; value?: unknown }

/** What was loaded under a key, or how it stands. */
export type Loaded<T> = { readonly state: Entry['state']; readonly value?: T }

export type Loads = ReturnType<typeof createLoads>

/**
 * What a report loads besides itself, each thing once and kept until the page is left. Tries, waits and messages of a
 * failed call are the API's own; asking again for what failed is the person's choice.
 */
export function createLoads() {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let changes = 0

  function put(key: string, entry: Entry): void {
    entries.set(key, entry)
    changes += 1
    for (const listener of listeners) listener()
  }

  /** Starts a load unless it is under way or done. */
  function begin(key: string, load: () => Promise<unknown>): void {
    const before = entries.get(key)
    if (before && before.state !== 'failed') return
    put(key, { state: 'loading' })
    load().then(
      (value) => put(key, { state: 'ready', value }),
      () => put(key, { state: 'failed' }),
    )
  }

  return {
    begin,
    find: <T>(key: string): Loaded<T> | undefined => entries.get(key) as Loaded<T> | undefined,
    /** The value, or undefined; asking for what is not at hand loads it. */
    read<T>(key: string, load: () => Promise<T>): T | undefined {
      const entry = entries.get(key)
      // Rules ask while the screen is drawn, which nothing may be begun from; asking twice is asking once.
      if (!entry) queueMicrotask(() => begin(key, load))
      return entry?.value as T | undefined
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changes: () => changes,
  }
}

export const LoadsContext = createContext<Loads>(createLoads())

/** The loads of this report; whoever uses them is drawn again when something has come or failed. */
export function useReportLoads(): Loads {
  const loads = use(LoadsContext)
  useSyncExternalStore(loads.subscribe, loads.changes)
  return loads
}

/** One thing that a screen needs, loaded as soon as it is wanted. */
export function useReportLoad<T>(key: string, load: () => Promise<T>, wanted = true) {
  const loads = useReportLoads()
  const found = loads.find<T>(key)
  const missing = wanted && found === undefined
  useEffect(() => {
    if (missing) loads.begin(key, load)
  })
  return { state: 'loading', ...found, again: () => loads.begin(key, load) } as Loaded<T> & {
    again: () => void
  }
}
