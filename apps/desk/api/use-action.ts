import { useState } from 'react'
import { sentenceOf } from './desk-error.ts'

/** Something that an officer does with a button: whether it runs, and why the last time failed. */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  async function run(...args: Args): Promise<void> {
    setBusy(true)
    setFailed(undefined)
    try {
      await action(...args)
    } catch (error) {
      setFailed(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, run: (...args: Args) => void run(...args) }
}
