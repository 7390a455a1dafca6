/** What has been opened, closed in the reverse order; one that fails does not keep the others open. */
export type Closing = {
  add(close: () => Promise<void> | void): void
  close(): Promise<void>
}

export function createClosing(onFault: (error: unknown) => void): Closing {
  const open: (() => Promise<void> | void)[] = []
  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    for (let close = open.pop(); close; close = open.pop()) {
      try {
        await close()
      } catch (error) {
        onFault(error)
      }
    }
  }
  return {
    add: (close) => void open.push(close),
    close: () => (closing ??= closeAll()),
  }
}
