import type { Alarm } from '@delegacia/contract/desk/alarm'
import type { DeskSession } from '@delegacia/contract/desk/session'
import { useEffect, useRef, useState } from 'react'
import { tellSessionEnd } from '../api/refusals.ts'
import { markDocument } from '../frame/document-name.ts'
import { listen } from './listen.ts'
import { ring } from './alarm-sound.ts'

/** What the page knows of what is urgent. */
export type AlarmState = {
  /** The last that was heard. */
  alarm?: Alarm | undefined
  /** How often something urgent has arrived: each arrival is said once. */
  arrivals: number
  /** `lost`: no answer comes; `ended`: nobody is logged in any more. */
  line: 'hears' | 'lost' | 'ended'
}

const quiet: AlarmState = { arrivals: 0, line: 'hears' }

/** Three answers later it is a minute: a hidden page has no clock that goes well. */
const againMs = 58_000

/** Whether something is there that was not there before. A page that fell asleep hears of no single one. */
function arrivedIn(alarm: Alarm, before: Alarm | undefined): boolean {
  if (alarm.quantos > (before?.quantos ?? 0)) return true
  const known = new Set(before?.urgentes.map(({ id }) => id))
  return known.size > 0 && alarm.urgentes.some(({ id }) => !known.has(id))
}

/** Listens for what is urgent on every page, covered and hidden too; rings as it arrives and each minute until it is claimed. */
export function useAlarm(session: DeskSession, hears: boolean): AlarmState {
  const [state, setState] = useState(quiet)
  // A session that is proved anew is another, and hears the same.
  const last = useRef<{ alarm?: Alarm; rungAt: number }>({ rungAt: -Infinity })
  useEffect(() => {
    if (!hears) return undefined
    const leaving = new AbortController()
    const heard = (alarm: Alarm) => {
      const { alarm: before, rungAt } = last.current
      const arrived = arrivedIn(alarm, before)
      const rings = arrived || (alarm.quantos > 0 && Date.now() - rungAt >= againMs)
      last.current = { alarm, rungAt: rings ? Date.now() : rungAt }
      if (rings) ring()
      markDocument(alarm.marca ? `(${alarm.quantos}) ${alarm.marca}` : '')
      setState(({ arrivals }) => ({ alarm, line: 'hears', arrivals: arrivals + (arrived ? 1 : 0) }))
    }
    const told = {
      alarm: heard,
      lost: () => setState((now) => ({ ...now, line: 'lost' })),
      ended() {
        setState((now) => ({ ...now, line: 'ended' }))
        tellSessionEnd()
      },
    }
    void listen(told, leaving.signal)
    return () => {
      leaving.abort()
      markDocument('')
    }
  }, [session, hears])
  return state
}
