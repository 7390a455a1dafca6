import type { DeskReport } from '@delegacia/contract/desk/report'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createDraftStore, type DraftKind, type DraftStore } from './draft-store.ts'

export const DraftsContext = createContext<DraftStore | undefined>(undefined)

/** The drafts of an open report, for as long as its page is there; what was not kept yet is kept when it goes. */
export function useDrafts(boletim: string, found: DeskReport['rascunhos']): DraftStore {
  const [store] = useState(() => createDraftStore(boletim, found))
  useEffect(() => {
    const leaving = () => store.saveAll()
    addEventListener('pagehide', leaving)
    return () => {
      removeEventListener('pagehide', leaving)
      leaving()
    }
  }, [store])
  return store
}

/** What is written in one dialog: there again when it opens again, gone once it left. OF-14 */
export function useDraft(kind: DraftKind, empty = '') {
  const store = useContext(DraftsContext)
  if (!store) throw new Error('a draft belongs to an open report')
  const draft = useSyncExternalStore(store.subscribe, () => store.get(kind))
  useEffect(() => () => store.save(kind), [store, kind])
  return {
    text: draft?.text ?? empty,
    setText: (text: string) => store.write(kind, text),
    kept: draft?.kept,
    clear: () => store.drop(kind),
  }
}
