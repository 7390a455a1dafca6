import * as v from 'valibot'
import { explained, portOrOff, publicUrl } from './formats.ts'

/** What the operator decides about the police's own systems. */
export type DeliverySettings = {
  /** Undefined: nobody is told of reports, and nobody asks. */
  deliveryPort: number | undefined
  /** Where receivers reach the station, without a slash at the end. */
  deliveryUrl: string
}

export const deliveryVariables = v.object({
  DELIVERY_PORT: v.optional(
    explained(
      portOrOff,
      'Where the police’s own systems ask for reports, on `HOST` ([Delivery](desk.md#delivery)); `off`: nothing is delivered.',
    ),
    'off',
  ),
  DELIVERY_URL: v.optional(
    explained(
      publicUrl,
      'Where those systems reach it: what they are told names it. Without it: `http://localhost:8082`, or the port of `DELIVERY_PORT`.',
    ),
  ),
})

export function deliverySettings(given: v.InferOutput<typeof deliveryVariables>): DeliverySettings {
  const { DELIVERY_PORT: deliveryPort, DELIVERY_URL: deliveryUrl } = given
  return { deliveryPort, deliveryUrl: deliveryUrl ?? `http://localhost:${deliveryPort ?? 8082}` }
}
