/** Locks as a browser has them, for those who ask only where one is free. */
export function heldLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>()
  return {
    async request(name: string, _: unknown, work?: (lock: Lock | null) => unknown) {
      if (!work) throw new Error('who asks without options waits')
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name, mode: 'exclusive' })
      } finally {
        held.delete(name)
      }
    },
  } as Pick<LockManager, 'request'>
}
