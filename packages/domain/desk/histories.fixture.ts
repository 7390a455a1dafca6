import fc from 'fast-check'
import type { EventOfAct, ReportAct } from './acts/report-act.ts'
import { acts } from './acts/table.ts'
import type { ByOfficer } from './events/author.ts'
import type { PayloadOf } from './events/new-event.ts'
import type { EventKind, EventOf, History, RegisteredEvent, ReportEvent } from './events/report-event.ts'
import { refusalOf } from './acceptance/refusal-of.ts'

export const start = new Date('2026-11-02T12:00:00Z')
const minuteMs = 60_000

export const after = (minutes: number): Date => new Date(start.getTime() + minutes * minuteMs)
export const hours = (count: number): number => count * 60
export const days = (count: number): number => count * 24 * 60

const officer = (name: string, unit = 60, role: ByOfficer['role'] = 'investigador'): ByOfficer => ({
  kind: 'officer',
  officer: name,
  role,
  unit,
})
export const camila = officer('camila')
export const moura = officer('moura', 60, 'delegado')
export const elsewhere = officer('farias', 61, 'delegado')

const textSha256 = 'a'.repeat(64)
export const signature = { by: moura, sha256: textSha256 }

export const registered = (changes: Partial<RegisteredEvent> = {}): RegisteredEvent => ({
  kind: 'registered',
  id: 'e0',
  at: start,
  by: { kind: 'station' },
  unit: 60,
  reported: { crime: 1 },
  atHome: false,
  asksMeasure: false,
  immediate: false,
  language: 'pt-br',
  ...changes,
})

const citizen = { kind: 'citizen' } as const
const station = { kind: 'station' } as const

type ActKind = EventOfAct<ReportAct>
type Payloads<Kinds extends EventKind> = { readonly [Kind in Kinds]: (at: Date) => PayloadOf<Kind> }

/** What an act says is what it is tried with, where nothing else stands below. */
const tried = Object.fromEntries(
  Object.values(acts).map(({ event, ...row }) => [
    event,
    (at: Date) => ('trial' in row ? row.trial(camila, at) : {}),
  ]),
) as Payloads<ActKind>

/** What each kind of event says where a test does not care. */
const payloads: Payloads<EventKind> = {
  ...tried,
  registered: () => registered(),
  claimed: (at) => ({ until: new Date(at.getTime() + 48 * minuteMs) }),
  reassigned: (at) => ({ to: moura, until: new Date(at.getTime() + 48 * minuteMs) }),
  opened: () => ({ reason: 'triagem' }),
  measureAsked: () => ({}),
  removalOrdered: (at) => ({ orderedAt: at, law: 'mariaDaPenha', orderer: 'delegado', name: 't11' }),
  removalCorrected: (at) => ({
    orderedAt: at,
    law: 'mariaDaPenha',
    orderer: 'delegado',
    name: 't12',
    why: 't13',
  }),
  dangerTold: () => ({ step: 'duty', since: start, ways: ['email'] }),
  forwarded: () => ({ to: 61 }),
  archived: () => ({ textSha256, signature }),
  notHere: (at) => ({
    leavesAt: soon(at),
    reason: 'outro_estado',
    whereToGo: 't9',
    textSha256,
    signature,
  }),
  appealed: () => ({}),
  appealDecided: () => ({ granted: true, why: 't7' }),
  crimeProposed: (at) => ({ leavesAt: soon(at), to: { crime: 25 }, why: 't8' }),
  crimeDisagreed: () => ({}),
  crimeDecided: () => ({ keeps: 'reported', why: 't6' }),
  messageOut: (at) => ({ leavesAt: soon(at), text: 't1', language: 'pt-br' }),
  messageIn: () => ({ text: 't2' }),
  correctionAsked: (at) => ({
    leavesAt: soon(at),
    questions: [{ campo: '/objeto/0/imei' }, { campo: '/fato/ds_datahora' }],
  }),
  correctionAnswered: () => ({
    campos: ['/objeto/0/imei', '/fato/ds_datahora'],
    addendumSha256: textSha256,
  }),
  safeContactChanged: () => ({ way: 't5' }),
  riskFormGiven: () => ({ answers: 't10' }),
  correctionExpired: () => ({}),
  evidenceReceived: () => ({ evidence: 'v1', sha256: textSha256, bytes: 3_100_000 }),
  originalOpened: () => ({ evidence: 'v1', textSha256, signature }),
  originalDelivered: () => ({ evidence: 'v1', receiver: 'sisp' }),
  exported: () => ({ purpose: 'justica', evidence: ['v1'], textSha256, signature }),
  codeClosed: () => ({}),
  codeRenewed: () => ({ textSha256, signature }),
  readerCodeGiven: () => ({ reader: 'r1' }),
  readerCodeRevoked: () => ({ reader: 'r1' }),
  noticesAsked: () => ({ wanted: true }),
  paperCancelled: (at) => ({ since: at, reason: 'dados-incorretos' }),
  paperRestored: (at) => ({ since: at }),
  delivered: () => ({ way: 'busca', receiver: 'sisp', receiptNumber: 'SAL-88120' }),
  deliveryFailed: () => ({ way: 'envio', receiver: 'sisp', isLast: true }),
  destroyed: () => ({}),
}

const soon = (at: Date) => new Date(at.getTime() + minuteMs)

const byCitizen = new Set<EventKind>([
  'messageIn',
  'appealed',
  'crimeDisagreed',
  'correctionAnswered',
  'evidenceReceived',
  'safeContactChanged',
  'riskFormGiven',
  'codeClosed',
  'readerCodeGiven',
  'readerCodeRevoked',
  'noticesAsked',
])
const byStation = new Set<EventKind>([
  'registered',
  'correctionExpired',
  'dangerTold',
  'paperCancelled',
  'paperRestored',
  'originalDelivered',
  'delivered',
  'deliveryFailed',
  'destroyed',
])

/** An event of a kind, so many minutes after the registration; its id is its minute and kind. */
export function event<Kind extends EventKind>(
  kind: Kind,
  minutes: number,
  changes: Partial<EventOf<Kind>> = {},
): EventOf<Kind> {
  const by = byCitizen.has(kind) ? citizen : byStation.has(kind) ? station : camila
  const at = after(minutes)
  return {
    kind,
    id: `${kind}-${minutes}`,
    at,
    by,
    ...payloads[kind](at),
    ...changes,
  } as unknown as EventOf<Kind>
}

export const eventKinds = Object.keys(payloads) as EventKind[]

/** Claimed, read and with a question that has left: the most of the histories begin so. */
export const inAnalysis = (changes: Partial<RegisteredEvent> = {}): History => [
  registered(changes),
  event('claimed', 10, { until: after(days(60)) }),
  event('opened', 11),
]

const anyEvent = fc
  .tuple(fc.constantFrom(...eventKinds), fc.constantFrom(camila, moura, elsewhere), fc.nat(days(4)))
  .map(([kind, by, pause]) => ({ kind, by, pause }))

/** Events of any kind by anybody, most of which no report allows. */
export const anyHistory = fc
  .tuple(
    fc.record({ atHome: fc.boolean(), asksMeasure: fc.boolean() }),
    fc.array(anyEvent, { maxLength: 30 }),
  )
  .map(([flags, drawn]) => {
    let minute = 0
    return [
      registered(flags),
      ...drawn.map(({ kind, by, pause }) => {
        minute += pause + 2
        const made: ReportEvent = event(kind, minute)
        return made.by.kind === 'officer' ? ({ ...made, by } as ReportEvent) : made
      }),
    ] as History
  })

/** The same with only those events that the report allows. */
export const allowedHistory = anyHistory.map(([first, ...rest]) =>
  rest.reduce<History>(
    (history, next) => (refusalOf(history, next) === undefined ? [...history, next] : history),
    [first],
  ),
)
