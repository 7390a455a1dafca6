import { lockOf } from './kept-ids.ts'

/** A page that another replaces in this tab may hold its turn for a moment more, in milliseconds. */
const handOverMs = 1000

/**
 * Lets one tab alone write a report: `onTurn` is called once this tab may, `onOther` where another tab has it open. Returns
 * how to let go; closing the tab does too.
 */
export function takeTurn(id: string, onTurn: () => void, onOther: () => void): () => void {
  let left = false
  let release = () => undefined as void
  const ask = () =>
    navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
      if (!lock || left) return left
      onTurn()
      await new Promise<void>((resolve) => (release = resolve))
      return true
    })
  void (async () => {
    if (await ask()) return
    await new Promise((resolve) => setTimeout(resolve, handOverMs))
    if (!(await ask())) onOther()
  })()
  return () => {
    left = true
    release()
  }
}
