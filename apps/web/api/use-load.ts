import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createLoad, loading, type Load, type LoadState } from './load.ts'

/**
 * What a screen needs, loaded as soon as it is wanted. `key` stands for everything that `load` closes over: another key,
 * like another visit of the screen, loads again, unless the load is `kept` elsewhere for other screens too.
 *
 * In place of a query library, all of whose retries, refetching and garbage collection were off: the wizard with all that
 * it opens weighed 63.0 KB with it and 53.6 KB without.
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
  // React draws what a store tells at once and whole: a list of 28 kinds held a cheap phone's page for 130 ms. A deferred
  // value is drawn in slices of 5 ms, so that a touch is answered in between. With this, and with a home that is not meant
  // hidden by `display: none`, home and start block that phone for 23 ms or less (`npm run bench:web`), before for 143. A
  // failure, a retry and another key are shown at once: they are short, and what they replace would be wrong.
  const shown = useDeferredValue(found)
  return found.state === 'ready' && shown.state === 'loading' ? shown : found
}
