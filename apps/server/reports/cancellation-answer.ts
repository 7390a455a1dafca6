import type { Cancellation } from '@delegacia/contract/cancellation'
import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { stateIso } from '@delegacia/domain/language/state-time'

/** A cancellation in the form in which every call answers it. */
export const cancellationAnswer = ({
  since,
  reason,
}: {
  since: Date
  reason?: CancellationReason
}): Cancellation => ({ canceladoEm: stateIso(since), ...(reason && { motivo: reason }) })
