import { createContext, use, useSyncExternalStore } from 'react'
import { createLoad, type Load } from '../api/load.ts'
import { useLoad } from '../api/use-load.ts'

export type ReportLoads = ReturnType<typeof createReportLoads>

/** What a report loads besides itself, each thing once and kept by its key until the page is left. */
export function createReportLoads() {
  const loads = new Map<string, Load<unknown>>()
  const listeners = new Set<() => void>()
  let changes = 0

  function create(key: string): Load<unknown> {
    const load = createLoad<unknown>()
    load.subscribe(() => {
      changes += 1
      for (const listener of listeners) listener()
    })
    loads.set(key, load)
    return load
  }

  return {
    of: <T>(key: string) => (loads.get(key) ?? create(key)) as Load<T>,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changes: () => changes,
  }
}

export const LoadsContext = createContext(createReportLoads())

/** The loads of this report; a component that uses them is rendered again when one is done. */
export function useReportLoads(): ReportLoads {
  const loads = use(LoadsContext)
  useSyncExternalStore(loads.subscribe, loads.changes)
  return loads
}

/** What a screen of the report needs, kept for the others. */
export const useReportLoad = <T>(key: string, load: () => Promise<T>, wanted?: boolean) =>
  useLoad(key, load, wanted, use(LoadsContext).of<T>(key))

/** The value, or undefined; reading what is not loaded yet loads it. */
export function readLoad<T>({ find, begin }: Load<T>, load: () => Promise<T>): T | undefined {
  const found = find()
  // Rules read during rendering, where no load may begin; beginning twice is beginning once.
  if (!found) queueMicrotask(() => begin(load))
  return found?.value
}
