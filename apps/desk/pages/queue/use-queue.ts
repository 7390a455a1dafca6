import type { QueuePage } from '@delegacia/contract/desk/queues'
import type { Queue } from '@delegacia/domain/desk/work/queues'
import { useCallback, useEffect, useState } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import { sentenceOf } from '../../api/desk-error.ts'
import type { Filters } from '../../frame/queue-place.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { newOnes, refreshed, shownFrom, withFurther, type QueueState } from './queue-state.ts'

/** Between two looks at what came since. */
const pollMs = 20_000

type State = {
  key: string
  shown?: QueueState | undefined
  fresh?: QueuePage
  failed?: string
  busy: boolean
}

/** One queue as it stands on the screen; what comes later waits in `fresh` until the officer asks for it. */
export function useQueue(queue: Queue, filters: Filters) {
  const { crime, estado, municipio, livres, unidade } = filters
  const key = [queue, crime, estado, municipio, livres, unidade].join('|')
  const [state, setState] = useState<State>({ key, busy: true })
  const now: State = state.key === key ? state : { key, busy: true }

  const ask = useCallback(
    async (depois: string | undefined, put: (page: QueuePage, before: State) => State) => {
      setState((before) => ({ ...(before.key === key ? before : { key }), busy: true }))
      const mine = (change: (before: State) => State) =>
        setState((before) => (before.key === key ? change(before) : before))
      try {
        const query = { crime, estado, municipio, livres, unidade, depois }
        const page = await getDesk('/filas/{fila}', { path: { fila: queue }, query })
        mine((before) => put(page, before))
      } catch (error) {
        mine((before) => ({ ...before, failed: sentenceOf(error), busy: false }))
      }
    },
    [key, queue, crime, estado, municipio, livres, unidade],
  )
  const reload = useCallback(
    () => void ask(undefined, (page) => ({ key, shown: shownFrom(page), busy: false })),
    [ask, key],
  )
  useEffect(reload, [reload])
  usePolling(pollMs, () => {
    void ask(undefined, (fresh, { shown }) => ({
      key,
      shown: shown ? refreshed(shown, fresh) : shownFrom(fresh),
      fresh,
      busy: false,
    }))
  })

  return {
    ...now,
    waiting: now.shown && now.fresh ? newOnes(now.shown, now.fresh) : { all: 0, urgent: 0 },
    reload,
    further: () =>
      void ask(now.shown?.next, (page, { shown, ...before }) => ({
        ...before,
        shown: shown && withFurther(shown, page),
        busy: false,
      })),
    /** What a call has just answered about some of its rows. */
    change: (change: (shown: QueueState) => QueueState) =>
      setState((before) => (before.shown ? { ...before, shown: change(before.shown) } : before)),
  }
}

export type QueueNow = ReturnType<typeof useQueue>
