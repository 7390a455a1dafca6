import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import type { Access } from '../documents/held-access.ts'
import { forgetReceivedWork, offerWork, receivedWork } from '../router/hand-over.ts'

type Typed = Readonly<Record<string, unknown>>

/** What a page that is opened with number and code hands over: what it was opened with, and what stands in its boxes. */
type Work = {
  readonly page: string
  readonly access?: Access | undefined
  readonly opened: boolean
  readonly typed: Typed
}

/** Is read and written by events alone: nothing is drawn of it but what a page begins with. */
export type OpenedWork = {
  readonly read: () => Work
  readonly keep: (changes: Partial<Work>) => void
}

function createWork(page: string): OpenedWork {
  let work = receivedBy(page)
  return {
    read: () => work,
    keep: (changes) => void (work = { ...work, ...changes }),
  }
}

export const isRecord = (read: unknown): read is Readonly<Record<string, unknown>> =>
  typeof read === 'object' && read !== null && !Array.isArray(read)

const isAccess = (read: unknown): read is Access =>
  isRecord(read) && typeof read['numero'] === 'string' && typeof read['codigo'] === 'string'

/** The work of the page before, if it was this page. */
function receivedBy(page: string): Work {
  const work = receivedWork()
  if (!isRecord(work) || work['page'] !== page) return { page, opened: false, typed: {} }
  const { access, opened, typed } = work
  return {
    page,
    ...(isAccess(access) && { access }),
    opened: opened === true && isAccess(access),
    typed: isRecord(typed) ? typed : {},
  }
}

/**
 * Holds what was typed on a page that number and code open, for the page that replaces it after a fault or in another language;
 * in memory, and in the tab alone on the way.
 */
export function useOpenedWork(page: string, moves = false): OpenedWork {
  const [work] = useState(() => createWork(page))
  useEffect(() => {
    const withdraw = offerWork(() => {
      const words = Object.values(work.read().typed).filter((one) => typeof one === 'string')
      return { ...work.read(), words, moves }
    })
    return () => {
      withdraw()
      forgetReceivedWork()
    }
  }, [work, moves])
  return work
}

export const OpenedWorkContext = createContext<OpenedWork | undefined>(undefined)

/**
 * A state of a box that a fault does not lose, by its name on the page; `isValid` recognises what was received. Changes follow one
 * another at once, also where they come in one event.
 */
export function useTyped<Value>(
  name: string,
  blank: Value,
  isValid: (read: unknown) => read is Value,
): [Value, (change: (last: Value) => Value) => void] {
  const work = use(OpenedWorkContext)
  const [value, setValue] = useState(() => {
    const received = work?.read().typed[name]
    return isValid(received) ? received : blank
  })
  const latest = useRef(value)
  const set = useCallback(
    (change: (last: Value) => Value) => {
      latest.current = change(latest.current)
      setValue(latest.current)
      work?.keep({ typed: { ...work.read().typed, [name]: latest.current } })
    },
    [name, work],
  )
  return [value, set]
}

/** The same for a box of text. */
export function useOpenedText(name: string): [string, (next: string) => void] {
  const [text, change] = useTyped(name, '', isString)
  return [text, useCallback((next) => change(() => next), [change])]
}

const isString = (read: unknown): read is string => typeof read === 'string'
