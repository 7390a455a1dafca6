import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from './desk-error.ts'

/** What a screen needs: what came last stays beside a later failure, so that nothing disappears while the network is away. */
export type LoadState<T> = {
  readonly value?: T | undefined
  /** The sentence of the last failure; absent once it worked again. */
  readonly failed?: string | undefined
  readonly busy: boolean
  readonly reload: () => void
  /** Puts what a call answered in the place of what was loaded. */
  readonly replace: (value: T) => void
}

/** Loads at once, and again whenever `key` changes; an answer that comes after a later question is dropped. */
export function useLoad<T>(key: string, load: () => Promise<T>): LoadState<T> {
  const [state, setState] = useState<{ key: string; value?: T; failed?: string; busy: boolean }>({
    key,
    busy: true,
  })
  const turn = useRef(0)
  const latest = useRef(load)
  latest.current = load

  const reload = useCallback(() => {
    const mine = ++turn.current
    setState((before) => ({ ...(before.key === key ? before : { key }), busy: true }))
    latest.current().then(
      (value) => {
        if (mine === turn.current) setState({ key, value, busy: false })
      },
      (error: unknown) => {
        if (mine === turn.current)
          setState((before) => ({ ...before, failed: sentenceOf(error), busy: false }))
      },
    )
  }, [key])
  useEffect(reload, [reload])

  const replace = useCallback(
    (value: T) => {
      turn.current += 1
      setState({ key, value, busy: false })
    },
    [key],
  )
  const own = state.key === key ? state : { busy: true }
  return { ...own, reload, replace }
}
