import { randomBytes, randomUUID } from 'node:crypto'
import type { Log, LogLine } from '../../base/platform/log.ts'
import { currentRequestId } from '../../base/platform/request-id.ts'
import type { NoteSpan } from '../../base/platform/spans.ts'

type Options = {
  /** The operator's collector, which takes OTLP over HTTP. */
  endpoint: string
  version: string
}

export type StationTraces = {
  /** Sends the requests and jobs that the lines of a log tell of, and passes the lines on. */
  tracing: (log: Log) => Log
  note: NoteSpan
  /** Sends what has not been sent. */
  close(): Promise<void>
}

type Told = { name: string; ms: number; failed: boolean; attributes: Record<string, string | number> }

/**
 * Tells a collector of OpenTelemetry what each request did, on whichever server. The id of a request is the id of its span and the end
 * of that of its trace, so that nothing but the id has to travel along with a job. Its packages, a dozen, are loaded for those who want it
 * alone. Its API is held at 1.10.0 (`overrides`): the tracer for Node 20 asks for an older one, whose modules Node cannot read.
 */
export async function createStationTraces({ endpoint, version }: Options): Promise<StationTraces> {
  const [
    { BasicTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    api,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/api'),
  ])
  /** The request whose own span is being begun. */
  let begun: string | undefined
  const newId = () => randomBytes(8).toString('hex')
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'delegacia-virtual',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    idGenerator: {
      generateTraceId: () => traceOf(begun ?? newId()),
      generateSpanId: () => begun ?? newId(),
    },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  const tracer = provider.getTracer('delegacia-virtual')

  function send({ name, ms, failed, attributes }: Told, parent: string | undefined): void {
    const end = Date.now()
    const isRequest = parent === undefined
    const context = isRequest
      ? api.ROOT_CONTEXT
      : api.trace.setSpanContext(api.ROOT_CONTEXT, {
          traceId: traceOf(parent),
          spanId: parent,
          traceFlags: api.TraceFlags.SAMPLED,
          isRemote: true,
        })
    const kind = isRequest ? api.SpanKind.SERVER : api.SpanKind.INTERNAL
    const span = tracer.startSpan(name, { startTime: end - ms, kind, attributes }, context)
    if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end(end)
  }

  function tell(line: LogLine & { request?: string }): void {
    const request = line.request ?? currentRequestId()
    if (request === undefined) return
    if (line.event === 'request') {
      begun = request
      send(toldOfRequest(line), undefined)
      begun = undefined
    }
    if (line.event === 'job') send(toldOfJob(line), request)
  }

  return {
    tracing: (log) => (line) => {
      tell(line)
      log(line)
    },
    note({ name, ms, outcome }) {
      const request = currentRequestId()
      // What the station does by itself belongs to nobody's waiting.
      if (request !== undefined) send({ name, ms, failed: outcome === 'failed', attributes: {} }, request)
    },
    close: () => provider.shutdown(),
  }
}

const traceOf = (request: string) => request.padStart(32, '0')

type Line<Event> = Extract<LogLine, { event: Event }>

const toldOfRequest = ({ method, route, status, ms }: Line<'request'>): Told => ({
  name: `${method} ${route}`,
  ms,
  failed: status >= 500,
  attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
})

const toldOfJob = ({ kind, outcome, attempts, ms }: Line<'job'>): Told => ({
  name: `job ${kind}`,
  ms,
  failed: outcome !== 'done',
  attributes: { 'job.outcome': outcome, 'job.attempts': attempts },
})
