import { useCallback, useEffect, useRef, useState } from 'react'
import { failureMessage, mayComeLater } from './failure-message.ts'
import { pause } from './pause.ts'

/** Before the same is sent again by itself, in milliseconds; afterwards the person decides. */
const waits = [2000, 5000, 15_000]

export type ActState = { readonly busy: boolean; readonly waiting: boolean; readonly message: string }

const idle: ActState = { busy: false, waiting: false, message: '' }

/**
 * One act with its key: where the connection breaks, the same is sent again with the same key, so that it is done once. What
 * was changed since is another act with another key.
 */
export function useAct<Content, Result>(
  send: (content: Content, key: string) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const [state, setState] = useState(idle)
  const last = useRef<{ content: string; key: string }>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])

  const act = useCallback(
    async (content: Content) => {
      const written = JSON.stringify(content) ?? ''
      if (last.current?.content !== written) last.current = { content: written, key: crypto.randomUUID() }
      const { key } = last.current
      setState({ busy: true, waiting: false, message: '' })
      for (let tried = 0; ; tried += 1) {
        try {
          const result = await send(content, key)
          last.current = undefined
          if (!left.current) setState(idle)
          return onDone(result)
        } catch (error) {
          if (left.current) return
          const wait = mayComeLater(error) ? waits[tried] : undefined
          setState({ busy: wait !== undefined, waiting: wait !== undefined, message: failureMessage(error) })
          if (wait === undefined) return
          await pause(wait)
        }
      }
    },
    [send, onDone],
  )
  return { ...state, act }
}
