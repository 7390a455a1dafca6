import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** No more reports for a server that was told to end, although it still answers what it gets. */
export const stays = (draining: { readonly isDraining: boolean }): ReadinessCheck => ({
  failure: 'stopping',
  isWell: () => Promise.resolve(!draining.isDraining),
})
