import { useSyncExternalStore } from 'react'

let running = 0
const subscribers = new Set<() => void>()

function change(by: 1 | -1): void {
  running += by
  for (const notify of subscribers) notify()
}

/** Counts a call as running for as long as it takes. */
export async function counted<T>(call: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}

/** True while any call runs, for the loading bar. */
export function useAnyInFlight(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  )
}
