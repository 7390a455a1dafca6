import { safeContactWays } from '@delegacia/domain/report/safe-contact-ways'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { badRequest, failure, fieldErrors, unavailable } from '../http/failure.ts'
import { threadAccess } from './access.ts'
import type { announceEvidence } from './evidence-calls.ts'
import type { protectionCalls } from './protection-calls.ts'
import { threadBody } from './thread.ts'

const key = { 'Idempotency-Key': { description: 'A UUID made once for each act', required: true } } as const

/** After each act the thread as it is now: one answer is enough on a weak connection. */
const thread = { description: 'The thread', schema: threadBody }

const refusals = {
  400: badRequest,
  404: {
    description: 'Number or code is wrong: the same bytes in the same time, whichever it is',
    schema: failure,
  },
  503: unavailable,
}
const writing = {
  ...refusals,
  403: { description: 'This code only reads', schema: failure },
  409: { description: 'The report does not take this now; the code says why', schema: failure },
  410: { description: 'The content was destroyed', schema: failure },
}

const json = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  type: 'application/json' as const,
  schema: v.object({ ...threadAccess.entries, ...entries }),
})

/** In characters; a report's account may be as long. */
const longestMessage = 5000

export const readThread = {
  method: 'post',
  path: '/acompanhar',
  summary: 'What became of a report, for who has its number and code.',
  body: json({
    /** Shows who opened it where that is hidden until somebody asks. */
    mostrarAberturas: v.optional(v.boolean()),
  }),
  answers: { 200: thread, ...refusals },
} as const satisfies Call

export const sendMessage = {
  method: 'post',
  path: '/acompanhar/mensagem',
  summary: 'A message to the unit. Sent again with the same key it is kept once.',
  headers: key,
  body: json({ texto: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestMessage)) }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

const answers = v.pipe(
  v.array(v.object({ campo: v.pipe(v.string(), v.maxLength(200)), resposta: v.unknown() })),
  v.minLength(1),
  v.maxLength(5),
)

export const answerCorrection = {
  method: 'post',
  path: '/acompanhar/correcao',
  summary:
    'Answers to some or all questions, checked by the rules of the form; they become a sealed addendum.',
  headers: key,
  body: json({ respostas: answers }),
  answers: {
    200: thread,
    422: { description: 'Answers are at fault; nothing was kept', schema: fieldErrors },
    ...writing,
  },
} as const satisfies Call

export const disagree = {
  method: 'post',
  path: '/acompanhar/discordar',
  summary: 'Disagrees with the crime that the police propose; a second officer decides.',
  headers: key,
  body: json({}),
  answers: { 200: thread, ...writing },
} as const satisfies Call

export const appeal = {
  method: 'post',
  path: '/acompanhar/recurso',
  summary:
    'Appeals (CPP, art. 5 § 2), with or without a reason: the chief or a delegado of the unit decides, neither of the two who said so.',
  headers: key,
  body: json({ texto: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestMessage))) }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

export const changeSafeContact = {
  method: 'post',
  path: '/acompanhar/contato-seguro',
  summary: 'Another way and hour to call without risk, where danger is near; only the police read which.',
  headers: key,
  body: json({ modo: v.picklist(safeContactWays.map(({ id }) => id)) }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

export const closeCode = {
  method: 'post',
  path: '/acompanhar/fechar-codigo',
  summary: 'Closes the code for ever; the report lives. A new code is given in person.',
  body: json({}),
  answers: { 204: { description: 'Closed, with every second code' }, ...writing },
} as const satisfies Call

export const askNotices = {
  method: 'post',
  path: '/acompanhar/avisos',
  summary:
    'Whether an e-mail without content says that there is something new. Of violence at home none is sent.',
  headers: key,
  body: json({ quer: v.boolean() }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

export const giveReaderCode = {
  method: 'post',
  path: '/acompanhar/codigo-de-leitura',
  summary: 'A second code that only reads, for who helps; shown once.',
  headers: key,
  body: json({}),
  answers: {
    201: { description: 'The code', schema: v.object({ leitor: v.string(), codigo: v.string() }) },
    ...writing,
  },
} as const satisfies Call

export const revokeReaderCode = {
  method: 'post',
  path: '/acompanhar/codigo-de-leitura/revogar',
  summary: 'The second code opens nothing any more.',
  headers: key,
  body: json({ leitor: v.pipe(v.string(), v.maxLength(100)) }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

export const readPaper = {
  method: 'post',
  path: '/acompanhar/papel',
  summary:
    'The sealed paper of the report, or the addendum with that hash. The paper holds the code: who only reads gets addenda alone.',
  body: json({ acrescimoSha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))) }),
  answers: {
    200: {
      description: 'The PDF, in base64',
      schema: v.object({ pdf: v.string() }),
    },
    403: { description: 'This code only reads', schema: failure },
    410: { description: 'The content was destroyed', schema: failure },
    ...refusals,
  },
} as const satisfies Call

export const withdrawEvidence = {
  method: 'post',
  path: '/acompanhar/evidencia/retirar',
  summary:
    'Takes away a file that has not arrived whole, with what there is of it; again is the same. A whole one belongs to the report (409).',
  body: json({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 200: thread, ...writing },
} as const satisfies Call

/** The calls of the thread, which the citizen's listener serves. */
export const threadCalls = [
  readThread,
  sendMessage,
  answerCorrection,
  disagree,
  appeal,
  changeSafeContact,
  closeCode,
  askNotices,
  giveReaderCode,
  revokeReaderCode,
  readPaper,
  withdrawEvidence,
] as const satisfies readonly Call[]

/** The body of a call; undefined for any other body, which is answered like a wrong code. */
export function readThreadRequest<
  C extends (typeof threadCalls)[number] | (typeof protectionCalls)[number] | typeof announceEvidence,
>(call: C, body: unknown): v.InferOutput<C['body']['schema']> | undefined {
  const reading = v.safeParse(call.body.schema, body)
  return reading.success ? (reading.output as v.InferOutput<C['body']['schema']>) : undefined
}
