/** Closes in reverse order what was opened; a failure does not keep the others open. */
export type Closing = {
  add(close: () => Promise<void> | void): void
  close(): Promise<void>
}

export function createClosing(onError: (error: unknown) => void): Closing {
  const open: (() => Promise<void> | void)[] = []
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    for (let close = open.pop(); close; close = open.pop()) {
      try {
        await close()
      } catch (error) {
        onError(error)
      }
    }
  }
  return {
    add: (close) => void open.push(close),
    close: () => (closing ??= closeAll()),
  }
}
