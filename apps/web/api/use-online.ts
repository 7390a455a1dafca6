import { useSyncExternalStore } from 'react'

const changes = ['online', 'offline'] as const

function subscribe(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener)
  return () => {
    for (const change of changes) removeEventListener(change, listener)
  }
}

/** Whether the device has a connection at all; one that leads nowhere counts too. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
