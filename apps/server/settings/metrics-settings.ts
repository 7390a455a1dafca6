import * as v from 'valibot'
import { host, portOrOff } from './formats.ts'

/** Where the operator's Prometheus reads the station. */
export type MetricsSettings = {
  /** Undefined: nothing is counted. */
  metricsPort: number | undefined
  metricsHost: string
}

export const metricsVariables = v.object({
  METRICS_PORT: v.optional(portOrOff, 'off'),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
})

export const metricsSettings = (given: v.InferOutput<typeof metricsVariables>): MetricsSettings => ({
  metricsPort: given.METRICS_PORT,
  metricsHost: given.METRICS_HOST,
})
