import { useSyncExternalStore } from 'react'

let dialogs: readonly HTMLElement[] = []
const subscribers = new Set<() => void>()

function replaceDialogs(next: readonly HTMLElement[]): void {
  dialogs = next
  for (const notify of subscribers) notify()
}

/** Notes that a dialog covers the page; returns how to note that it is gone. */
export function noteDialog(dialog: HTMLElement): () => void {
  replaceDialogs([...dialogs, dialog])
  return () => replaceDialogs(dialogs.filter((each) => each !== dialog))
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}

/** The dialog that makes everything else inert, for what must stay in reach. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  )
}
