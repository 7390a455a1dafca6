/**
 * Looks at once and then again and again, one look after the other. A look never fails, and returns after how many milliseconds
 * the next begins. Returns the function that stops it.
 */
export function keepLooking(look: () => Promise<number>): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function next(): Promise<void> {
    const wait = await look()
    if (!stopped) timer = setTimeout(() => void next(), wait)
  }
  void next()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
