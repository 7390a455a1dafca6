import type { Turns } from './turns.ts'

/** Nobody waits: for tests of what is done when it is somebody's turn. */
export const noTurns: Turns = {
  reading: async (_request, work) => work(),
  document: async (_request, work) => work(),
  challenge: async (_request, work) => work(),
  integration: async (_request, work) => work(),
  registering: async (_request, _work, register) => register(),
  admit: () => undefined,
}
