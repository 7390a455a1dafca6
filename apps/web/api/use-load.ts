import { useEffect, useRef, useState } from 'react'

export type LoadState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T }

/**
 * What a promise came to, for screens too light for a query library. `key` names what is loaded: another key loads anew,
 * and an answer to an older key is dropped.
 */
export function useLoad<T>(key: string, load: () => Promise<T>): LoadState<T> {
  const [round, setRound] = useState(0)
  const [settled, setSettled] = useState<{ of: string; as: LoadState<T> }>()
  const asked = `${key} ${round}`
  // The key stands for everything that `load` closes over, so a new `load` alone loads nothing.
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  useEffect(() => {
    let dropped = false
    const settle = (as: LoadState<T>) => {
      if (!dropped) setSettled({ of: asked, as })
    }
    latest.current().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed', retry: () => setRound((last) => last + 1) }),
    )
    return () => {
      dropped = true
    }
  }, [asked])

  return settled?.of === asked ? settled.as : { state: 'loading' }
}
