import * as v from 'valibot'
import { portOrOff, publicUrl } from './formats.ts'

/** What the operator decides about the police's own systems. */
export type DeliverySettings = {
  /** Undefined: nobody is told of reports, and nobody asks. */
  deliveryPort: number | undefined
  /** Where receivers reach the station, without a slash at the end. */
  deliveryUrl: string
}

export const deliveryVariables = v.object({
  DELIVERY_PORT: v.optional(portOrOff, 'off'),
  DELIVERY_URL: v.optional(publicUrl),
})

export function deliverySettings(given: v.InferOutput<typeof deliveryVariables>): DeliverySettings {
  const { DELIVERY_PORT: deliveryPort, DELIVERY_URL: deliveryUrl } = given
  return { deliveryPort, deliveryUrl: deliveryUrl ?? `http://localhost:${deliveryPort ?? 8082}` }
}
