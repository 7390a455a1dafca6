import * as v from 'valibot'
import { host, portOrOff, webAddress } from './formats.ts'

/** Where the operator's Prometheus reads the station, and where it sends what its requests did. */
export type MetricsSettings = {
  /** Undefined: nothing is counted. */
  metricsPort: number | undefined
  metricsHost: string
  /** A collector of OpenTelemetry, without a slash at the end; undefined: nothing is sent. */
  tracesUrl: string | undefined
}

export const metricsVariables = v.object({
  METRICS_PORT: v.optional(portOrOff, 'off'),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
})

export const metricsSettings = (given: v.InferOutput<typeof metricsVariables>): MetricsSettings => ({
  metricsPort: given.METRICS_PORT,
  metricsHost: given.METRICS_HOST,
  tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
})
