import type { DeskReport } from '@delegacia/contract/desk/report'
import { stationNow } from '@delegacia/domain/language/station-time'
import { postDesk } from '../../../api/ask-desk.ts'
import { timeOf } from '../../../words/times.ts'

export type DraftKind = DeskReport['rascunhos'][number]['tipo']
type Draft = { text: string; saved: string | undefined; kept: string | undefined }

/** How long somebody stops before what is written is kept. */
const pauseMs = 1500

const keptAt = (time: string) => `Rascunho guardado às ${timeOf(time)}`

/** What is written about an open report: of its page, so that a dialog can close, and kept on the server as it is written. */
export function createDraftStore(boletim: string, found: DeskReport['rascunhos']) {
  const drafts = new Map<DraftKind, Draft>(
    found.map(({ tipo, texto, guardadoEm }) => [
      tipo,
      { text: texto, saved: texto, kept: keptAt(guardadoEm) },
    ]),
  )
  const timers = new Map<DraftKind, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  // One after another: what was written first must not arrive last.
  let sending = Promise.resolve()

  function put(kind: DraftKind, change: Partial<Draft>): void {
    const before = drafts.get(kind) ?? { text: '', saved: undefined, kept: undefined }
    drafts.set(kind, { ...before, ...change })
    for (const listener of listeners) listener()
  }
  const post = (tipo: DraftKind, texto: string) =>
    // The page may be closing.
    postDesk('/boletins/{boletim}/rascunhos', { tipo, texto }, { path: { boletim }, keepalive: true })

  function save(kind: DraftKind): void {
    clearTimeout(timers.get(kind))
    const draft = drafts.get(kind)
    if (!draft || draft.text === draft.saved) return
    const { text } = draft
    put(kind, { saved: text })
    sending = sending
      .then(() => post(kind, text))
      .then(
        () => drafts.has(kind) && put(kind, { kept: keptAt(stationNow().toISOString()) }),
        () =>
          drafts.has(kind) &&
          put(kind, {
            saved: undefined,
            kept: 'O rascunho ainda não foi guardado: sem ligação. Não feche esta página.',
          }),
      )
      .then(() => {})
  }
  return {
    get: (kind: DraftKind) => drafts.get(kind),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(kind: DraftKind, text: string): void {
      clearTimeout(timers.get(kind))
      put(kind, { text })
      timers.set(
        kind,
        setTimeout(() => save(kind), pauseMs),
      )
    },
    save,
    /** What left needs no draft any more; one that stays on the server is no failure of the act. */
    drop(kind: DraftKind): Promise<void> {
      clearTimeout(timers.get(kind))
      drafts.delete(kind)
      for (const listener of listeners) listener()
      sending = sending.then(() => post(kind, '')).then(undefined, () => {})
      return sending
    },
    saveAll(): void {
      for (const kind of drafts.keys()) save(kind)
    },
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
