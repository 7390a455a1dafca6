import * as v from 'valibot'
import { explained, host, portOrOff, webAddress } from './formats.ts'

/** Where the operator's Prometheus reads the station, and where it sends what its requests did. */
export type MetricsSettings = {
  /** Undefined: nothing is counted. */
  metricsPort: number | undefined
  metricsHost: string
  /** A collector of OpenTelemetry, without a slash at the end; undefined: nothing is sent. */
  tracesUrl: string | undefined
}

export const metricsVariables = v.object({
  METRICS_PORT: v.optional(
    explained(
      portOrOff,
      'Where Prometheus reads the station, apart from people and other systems ([Measurements](daily.md#measurements)); `off`: nothing is measured.',
    ),
    'off',
  ),
  METRICS_HOST: v.optional(explained(host, 'The address on which it is read.'), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    explained(
      webAddress,
      'A collector of OpenTelemetry that takes OTLP over HTTP, such as `http://127.0.0.1:4318`: it is told what each request did. Without it nothing is sent.',
    ),
  ),
})

export const metricsSettings = (given: v.InferOutput<typeof metricsVariables>): MetricsSettings => ({
  metricsPort: given.METRICS_PORT,
  metricsHost: given.METRICS_HOST,
  tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
})
