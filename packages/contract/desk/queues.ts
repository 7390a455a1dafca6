import { queues } from '@delegacia/domain/desk/work/queues'
import { reportStates } from '@delegacia/domain/desk/events/report-state'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { clock, colleague, lease, unitAnswer } from './report-words.ts'

/** One report in a list: metadata only, nothing is decrypted for it. */
export const queueRow = v.object({
  /** For addresses: the number itself is in none. */
  id: v.string(),
  numero: v.string(),
  crime: v.string(),
  municipio: v.nullable(v.string()),
  estado: v.picklist(reportStates),
  desde: v.string(),
  registradoEm: v.string(),
  /** The most urgent first. */
  relogios: v.array(clock),
  posse: v.optional(lease),
  /** Who has it open now, without the officer who asks. */
  olham: v.array(colleague),
  /** Since when a message of the citizen has no answer. */
  semRespostaDesde: v.optional(v.string()),
  naoEntregue: v.boolean(),
  versao: v.number(),
})
export type QueueRowAnswer = v.InferOutput<typeof queueRow>

const counts = v.object(Object.fromEntries(queues.map((queue) => [queue, v.number()])) as CountEntries)
type CountEntries = Readonly<Record<(typeof queues)[number], v.NumberSchema<undefined>>>

const queuePage = v.object({
  unidade: unitAnswer,
  /** When this list was made; it does not reorder by itself. */
  feitaEm: v.string(),
  /** On the first page; 1000 stands for that or more. */
  contagens: v.optional(counts),
  /** On the first page only, and whatever is filtered; more of them are first on the next. */
  urgentes: v.array(queueRow),
  linhas: v.array(queueRow),
  /** Undefined: the end. */
  proximo: v.optional(v.string()),
})
export type QueuePage = v.InferOutput<typeof queuePage>

export const readQueue = {
  method: 'get',
  path: '/filas/{fila}',
  summary:
    'A queue of a unit, a page at a time, in the order of its clocks, or of what is closed the latest first; nothing is decrypted.',
  parameters: { fila: queues.join(', ') },
  query: {
    unidade: { description: 'Of the units of whoever asks; absent: the first' },
    crime: { description: 'The id of a crime' },
    estado: { description: 'A state of reports' },
    municipio: { description: 'The name of a municipality' },
    livres: { description: '1: only reports that nobody has claimed' },
    depois: { description: 'Goes on behind this page (`proximo`)' },
  },
  answers: {
    200: { description: 'The page', schema: queuePage },
    400: deskFailure,
    401: deskFailure,
    403: deskFailure,
    404: deskFailure,
  },
} as const satisfies Call

export const findByNumber = {
  method: 'post',
  path: '/achar',
  summary: 'The report of this number in the units of whoever asks, in any state; nothing is decrypted.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      /** In any spelling, or its end alone (`171-4`). */
      numero: v.pipe(v.string(), v.maxLength(40)),
    }),
  },
  answers: {
    200: { description: 'Which report', schema: v.object({ boletim: v.string() }) },
    400: deskFailure,
    401: deskFailure,
    403: deskFailure,
    404: { ...deskFailure, description: 'In none of these units' },
    422: { ...deskFailure, description: 'It is no number of a report' },
  },
} as const satisfies Call

const staffedUnit = v.object({
  ...unitAnswer.entries,
  /** How many people may read reports there today; a report is forwarded to nobody. */
  leitores: v.number(),
})

export const listUnits = {
  method: 'get',
  path: '/unidades',
  summary: 'Every unit, with how many people may read what is forwarded to it.',
  answers: { 200: { description: 'By name', schema: v.array(staffedUnit) }, 401: deskFailure },
} as const satisfies Call

export const listColleagues = {
  method: 'get',
  path: '/unidades/{unidade}/policiais',
  summary: 'Who can claim reports in a unit, for whoever reassigns them.',
  answers: {
    200: { description: 'By name', schema: v.array(colleague) },
    401: deskFailure,
    403: deskFailure,
  },
} as const satisfies Call

export const listMunicipalities = {
  method: 'get',
  path: '/municipios',
  summary: 'The municipalities of the State, for filters.',
  answers: { 200: { description: 'By name', schema: v.array(v.string()) }, 401: deskFailure },
} as const satisfies Call

const crime = v.object({
  crime: v.number(),
  nome: v.string(),
  naturezas: v.array(v.object({ natureza: v.number(), nome: v.string() })),
})

export const listCrimes = {
  method: 'get',
  path: '/crimes',
  summary: 'Every crime, for filters and proposals.',
  answers: { 200: { description: 'By name', schema: v.array(crime) }, 401: deskFailure },
} as const satisfies Call
