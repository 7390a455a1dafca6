import { lockOf } from './kept-ids.ts'

/** Does something short while no tab has a report open; undefined, and nothing is done, where one has. */
export const whileNoTabHas = <T>(id: string, work: () => Promise<T>): Promise<T | undefined> =>
  navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
