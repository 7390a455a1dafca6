import type { Turns } from './turns.ts'

/** Turns without waiting, for tests of other things. */
export const noTurns: Turns = {
  reading: async (_request, work) => work(),
  document: async (_request, work) => work(),
  challenge: async (_request, work) => work(),
  integration: async (_request, work) => work(),
  registering: async (_request, _work, register) => register(),
  admit: () => undefined,
}
