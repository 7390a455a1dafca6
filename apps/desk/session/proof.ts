import { useSyncExternalStore } from 'react'
import { DeskError } from '../api/desk-error.ts'

type Waiting = { readonly done: (proved: boolean) => void }

let waiting: Waiting | undefined
const subscribers = new Set<() => void>()

function put(next: Waiting | undefined): void {
  waiting = next
  for (const notify of subscribers) notify()
}

/** The proof that somebody waits for; the dialog of the page answers it. */
export function useAskedProof(): Waiting | undefined {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify)
      return () => void subscribers.delete(notify)
    },
    () => waiting,
  )
}

const askProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting?.done(false)
    put({
      done(proved) {
        put(undefined)
        resolve(proved)
      },
    })
  })

/** Does what may ask for a fresh proof: asks for it then, and does it once more. Undefined where the officer gave up. */
export async function withProof<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'prova-de-novo') throw error
  }
  return (await askProof()) ? act() : undefined
}
