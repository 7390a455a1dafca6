import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createLoad, loading, type Load, type LoadState } from './load.ts'

/**
 * What a screen needs, loaded as soon as it is wanted. `key` stands for everything that `load` closes over: another key,
 * like another visit of the screen, loads again, unless the load is `kept` elsewhere for other screens too.
 */
export function useLoad<T>(key: string, load: () => Promise<T>, wanted = true, kept?: Load<T>): LoadState<T> {
  // oxlint-disable-next-line react/exhaustive-deps -- another key is another load, which begins again
  const own = useMemo(() => createLoad<T>(), [key])
  const { begin, find, subscribe } = kept ?? own
  // Nobody renders again because a load has only begun.
  const findState = () => find() ?? loading
  const found = useSyncExternalStore(subscribe, findState, findState)
  useEffect(() => {
    if (wanted && !find()) begin(load)
  })
  // What a store tells is drawn at once. An answer may be a long list: it is drawn in small pieces, so that a slow phone answers a touch in between.
  const shown = useDeferredValue(found)
  return found.state === 'ready' && shown.state === 'loading' ? shown : found
}
