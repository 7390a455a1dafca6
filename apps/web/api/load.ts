/** The state of something that is loaded. */
export type LoadState<T> =
  | { readonly state: 'loading'; readonly value?: undefined }
  | { readonly state: 'failed'; readonly value?: undefined; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T }

export type Load<T> = ReturnType<typeof createLoad<T>>

export const loading: LoadState<never> = { state: 'loading' }

/**
 * One thing that is loaded once it is begun. Retries, waits and messages of a failed call are the API's own; asking again for
 * what failed is the person's choice.
 */
export function createLoad<T>() {
  let current: LoadState<T> | undefined
  const listeners = new Set<() => void>()

  function put(next: LoadState<T>): void {
    current = next
    for (const listener of listeners) listener()
  }

  /** Starts unless it is under way or done. */
  function begin(load: () => Promise<T>): void {
    if (current && current.state !== 'failed') return
    put(loading)
    load().then(
      (value) => put({ state: 'ready', value }),
      () => put({ state: 'failed', retry: () => begin(load) }),
    )
  }

  return {
    begin,
    /** Undefined while nobody has begun it. */
    find: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
