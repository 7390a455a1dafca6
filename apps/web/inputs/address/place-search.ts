import type { Address } from '@delegacia/domain/report/address'
import { useEffect, useState } from 'react'
import { useSources } from '../field/sources.ts'

/** AD-01: characters before a search begins, milliseconds without typing before it is sent, places in the menu. */
export const searchFrom = 4
const debounceMs = 800
const maximumPlaces = 50

type State = { status: 'idle' | 'waiting' | 'failed' } | { status: 'found'; places: readonly Address[] }

/** The places that the typed text may mean; an older search never overtakes a newer one. */
export function usePlaceSearch(typed: string): State & { retry: () => void } {
  const { findPlaces } = useSources()
  const text = typed.trim()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ text: string; state: State }>({
    text: '',
    state: { status: 'idle' },
  })
  useEffect(() => {
    if (text.length < searchFrom) return
    const search = new AbortController()
    const finish = (state: State) => {
      if (!search.signal.aborted) setAnswer({ text, state })
    }
    const timer = setTimeout(() => {
      findPlaces(text, search.signal).then(
        (places) => finish({ status: 'found', places: places.slice(0, maximumPlaces) }),
        () => finish({ status: 'failed' }),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [text, attempt, findPlaces])
  const retry = () => {
    setAnswer({ text: '', state: { status: 'idle' } })
    setAttempt((count) => count + 1)
  }
  if (text.length < searchFrom) return { status: 'idle', retry }
  return answer.text === text ? { ...answer.state, retry } : { status: 'waiting', retry }
}
