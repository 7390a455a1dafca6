import { cancellationReasons, type CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { stateIso } from '@delegacia/domain/language/state-time'
import * as v from 'valibot'

const codes = Object.keys(cancellationReasons) as CancellationReason[]

/** Since when a document is no longer valid, and why: nothing about a person. */
export const cancellation = v.object({
  /** ISO 8601 with offset. */
  canceladoEm: v.string(),
  /** A code of the closed list; documents of authorities have none. */
  motivo: v.optional(v.picklist(codes)),
})
export type Cancellation = v.InferOutput<typeof cancellation>

/** A cancellation in the form in which every call answers it. */
export const cancellationAnswer = ({
  since,
  reason,
}: {
  since: Date
  reason?: CancellationReason
}): Cancellation => ({ canceladoEm: stateIso(since), ...(reason && { motivo: reason }) })
