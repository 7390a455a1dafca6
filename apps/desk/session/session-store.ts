import type { DeskSession } from '@delegacia/contract/desk/session'
import { useSyncExternalStore } from 'react'
import { getDesk } from '../api/ask-desk.ts'
import { DeskError, sentenceOf } from '../api/desk-error.ts'
import { whenSessionEnds } from '../api/refusals.ts'

/** `ended`: somebody was logged in on this page; what they wrote is still on it, and waits for them. */
export type SessionState =
  | { readonly state: 'asking' }
  | { readonly state: 'out' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'in' | 'ended'; readonly session: DeskSession }

let current: SessionState = { state: 'asking' }
const subscribers = new Set<() => void>()

function put(next: SessionState): void {
  current = next
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

export const useSession = (): SessionState => useSyncExternalStore(subscribe, () => current)

/** Who is logged in. Somebody else after an end must find nothing of the first: the page begins anew. */
export function enter(session: DeskSession): void {
  const before = current.state === 'ended' ? current.session.nome : session.nome
  put({ state: 'in', session })
  if (before !== session.nome) location.replace('/')
}

export const leavePage = (): void => put({ state: 'out' })

export async function askSession(): Promise<void> {
  try {
    put({ state: 'in', session: await getDesk('/sessao') })
  } catch (error) {
    if (error instanceof DeskError && error.status === 401) put({ state: 'out' })
    else put({ state: 'failed', why: sentenceOf(error) })
  }
}

whenSessionEnds(() => {
  if (current.state === 'in') put({ state: 'ended', session: current.session })
})
