import { dangerSteps } from '@delegacia/domain/desk/events/event-parts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log, LogLine } from '../../base/platform/log.ts'

/** Upper bounds in seconds; beyond ten seconds a call is answered with a failure anyway. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Printing, sealing and sending take longer, and are tried for up to a minute. */
const jobBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type StationMetrics = ReturnType<typeof createStationMetrics>

/**
 * What this process counts of itself, from the lines of its log: these hold patterns of routes and codes, never a value of a
 * person, which a test holds. What is not worth a line is not worth a number, so that no code calls a counter. What waits is
 * asked of the database when Prometheus comes, at most once in five seconds, as it is the same for all servers. The listener
 * has no login: it is off by default and on 127.0.0.1, and a login would be one more secret to keep. An operator whose
 * Prometheus stands outside their network would make us decide again; measurements by unit would speak of people.
 * Takes the version that runs; `measuring` gives a log that counts each line before passing it on.
 */
export function createStationMetrics(version: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const measures = measuresIn(registry)
  measures.info.set({ version }, 1)
  // An alarm hears of a first time only where there was a zero before.
  for (const step of dangerSteps) measures.dangers.inc({ step, ways: 'none' }, 0)
  return {
    registry,
    /** To be called for each report that is registered. */
    countRegistered: () => measures.registered.inc(),
    measuring:
      (log: Log): Log =>
      (line) => {
        observe(measures, line)
        log(line)
      },
  }
}

function measuresIn(registry: Registry) {
  const common = { registers: [registry] }
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ ...common, name: `station_${name}_total`, help, labelNames })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ ...common, name: `station_${name}`, help, labelNames })
  const seconds = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ ...common, name: `station_${name}_seconds`, help, labelNames, buckets })
  return {
    info: gauge('info', 'The running version.', 'version'),
    registered: counter('reports_registered', 'Reports that this process registered.'),
    requests: counter('requests', 'Answered requests, by pattern of the route.', 'method', 'route', 'status'),
    answers: seconds('request', 'Time until a request was answered.', answerBuckets, 'route'),
    faults: counter('faults', 'Errors of the station itself, by place and code.', 'place', 'code'),
    jobs: seconds('job', 'Time that a job of the outbox took.', jobBuckets, 'kind', 'outcome'),
    guesses: counter('guessing', 'How often a hundred codes of officers were wrong within an hour.'),
    dangers: counter(
      'danger_told',
      'Urgent reports of which somebody was told that nobody opens them.',
      'step',
      'ways',
    ),
    ownTimes: counter('sealed_with_own_time', 'Documents that got no trusted time.'),
    backups: counter('backups', 'Scheduled backups that ended.', 'state'),
    clock: gauge('clock_off_seconds', 'How far the clock was off when that last changed.'),
  }
}

function observe(measures: ReturnType<typeof measuresIn>, line: LogLine): void {
  switch (line.event) {
    case 'request': {
      const { method, route, status, ms } = line
      measures.requests.inc({ method, route, status })
      return measures.answers.observe({ route }, ms / 1000)
    }
    case 'fault':
      return measures.faults.inc({ place: line.place, code: line.code ?? line.name })
    case 'job':
      return measures.jobs.observe({ kind: line.kind, outcome: line.outcome }, line.ms / 1000)
    case 'guessing':
      return measures.guesses.inc()
    case 'danger':
      return measures.dangers.inc({ step: line.step, ways: line.ways }, line.reports)
    case 'seal':
      return measures.ownTimes.inc()
    case 'clock':
      return measures.clock.set(line.seconds)
    case 'backup':
      if (line.state === 'verified' || line.state === 'failed') measures.backups.inc({ state: line.state })
      return
    default:
    // The other lines tell of what the gauges ask the station itself.
  }
}
