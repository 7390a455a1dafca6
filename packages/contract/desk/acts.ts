import { orderers } from '@delegacia/domain/desk/events/event-parts'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { wholeNumber } from '../http/whole-number.ts'
import { deskFailure } from './failure.ts'
import { progressBody } from './report-progress.ts'

const headers = {
  'If-Match': { description: 'The version that whoever acts has seen, as `"7"`', required: true },
} as const

/** Somebody was faster: who, what and when, and how the report stands now. What was written stays a draft. */
const changed = v.object({
  erro: v.literal('mudou'),
  mensagem: v.string(),
  quem: v.optional(v.string()),
  o_que: v.optional(v.string()),
  quando: v.optional(v.string()),
  andamento: progressBody,
})
export type ReportChanged = v.InferOutput<typeof changed>

export const actAnswers = {
  200: { description: 'How the report stands now, with its version as ETag', schema: progressBody },
  400: deskFailure,
  401: deskFailure,
  403: deskFailure,
  404: deskFailure,
  409: { ...deskFailure, description: 'The report does not take this now; the code says why' },
  412: { description: 'It has changed since', schema: changed },
  422: { ...deskFailure, description: 'What is asked or written cannot be sent so' },
  428: { ...deskFailure, description: 'Without `If-Match`' },
}

const json = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  type: 'application/json' as const,
  schema: v.strictObject(entries),
})

const nothing = json({})
const id = v.pipe(v.string(), v.uuid())
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000))

/** An act on a report, by the last part of its path. */
export const act = <Path extends string, Body extends NonNullable<Call['body']>>(
  name: Path,
  summary: string,
  body: Body,
) => ({
  method: 'post' as const,
  path: `/boletins/{boletim}/${name}` as const,
  summary,
  headers,
  body,
  answers: actAnswers,
})

export const claimReport = act('pegar', 'Claims a report, or renews the claim of whoever has it.', nothing)
export const giveBackReport = act('soltar', 'Gives a claimed report back to the queue.', nothing)
export const reassignReport = act(
  'passar',
  'Gives a report to a colleague of the unit.',
  json({ policial: id }),
)

/** A template, in the citizen's language, or own words, in Portuguese. */
const said = v.variant('como', [
  v.strictObject({ como: v.literal('modelo'), modelo: v.string() }),
  v.strictObject({ como: v.literal('texto'), texto: words }),
])

export const messageCitizen = act(
  'mensagem',
  'A message to the citizen; it leaves after 60 seconds.',
  json({ mensagem: said }),
)
export const askCorrection = act(
  'correcao',
  'One to five questions about answers; they leave after 60 seconds.',
  json({
    perguntas: v.pipe(
      v.array(v.strictObject({ campo: v.pipe(v.string(), v.maxLength(200)), pergunta: said })),
      v.minLength(1),
      v.maxLength(5),
    ),
  }),
)
export const proposeCrime = act(
  'crime',
  'Proposes another crime or nature; it leaves after 60 seconds, and the citizen may disagree.',
  json({
    crime: wholeNumber,
    natureza: v.optional(wholeNumber),
    porque: words,
  }),
)
export const forwardReport = act(
  'encaminhar',
  'Forwards a report to a unit.',
  json({
    unidade: wholeNumber,
    /** To the colleagues there, and to nobody else. */
    recado: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
  }),
)
export const startInvestigation = act('apuracao', 'The unit investigates.', nothing)
/** The id of a signed request. */
const signature = id
export const archiveReport = act(
  'arquivar',
  'Archives a report in its unit; of violence at home with the signature of a second officer.',
  json({ assinatura: v.optional(signature) }),
)
export const reopenReport = act('reabrir', 'Takes up an archived report again.', nothing)
export const sendNotHere = act(
  'nao-cabe',
  'Tells the citizen where to go instead, as a second officer has signed; it leaves after 60 seconds.',
  json({ assinatura: signature }),
)
export const decideCrime = act(
  'decidir-crime',
  'Another officer than the proposer decides what the citizen disagrees with, with a reason that the citizen reads.',
  json({ vale: v.picklist(['proposto', 'registrado']), porque: words }),
)
export const decideAppeal = act(
  'decidir-recurso',
  'Neither of the two who said so decides the appeal against it, with a reason that the citizen reads.',
  json({ aceito: v.boolean(), porque: words }),
)
export const takeBack = act('voltar-atras', 'Takes back what has not left yet.', json({ evento: id }))
export const tellFirstContact = act('primeiro-contato', 'Somebody has reached the person.', nothing)
const removalOrder = {
  /** When it was ordered, by the clock of the State: `2026-11-22T09:05`. */
  quando: v.pipe(v.string(), v.isoDateTime()),
  /** Another of the police only where no delegate was at hand. */
  quem: v.picklist(orderers),
  /** Name and registration of who ordered it. */
  nome: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
}
export const tellRemoval = act(
  'afastamento',
  'Where there is no court, the police ordered that the aggressor leaves the home.',
  json({
    ...removalOrder,
    /** The officer answers that the municipality has no court, where the table does not know. */
    semComarca: v.optional(v.literal(true)),
  }),
)
export const correctRemoval = act(
  'corrigir-afastamento',
  'The order was told wrongly: as it was, and why it is told again. What was told first stays in the history.',
  json({ ...removalOrder, porque: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) }),
)
export const tellJudgeOfRemoval = act('juiz-avisado', 'The judge was told of the removal.', nothing)
export const tellMeasureSent = act('medida-ao-juiz', 'The request for protection went to the judge.', nothing)

/** Another answer than the other acts: the code is in it, this once. */
export const giveNewCode = {
  ...act(
    'codigo-novo',
    'A new code for who lost theirs, in person, as a second officer has signed; every older code dies. Asks for a fresh proof.',
    json({ assinatura: signature }),
  ),
  answers: {
    ...actAnswers,
    200: {
      description: 'The code, to hand over',
      schema: v.object({ codigo: v.string(), numero: v.string(), emCasa: v.boolean() }),
    },
  },
} as const satisfies Call

/** Each act on a report: it takes the version that was seen, and answers how the report stands then. */
export const actCalls = [
  claimReport,
  giveBackReport,
  reassignReport,
  messageCitizen,
  askCorrection,
  proposeCrime,
  forwardReport,
  startInvestigation,
  archiveReport,
  reopenReport,
  sendNotHere,
  decideCrime,
  decideAppeal,
  takeBack,
  tellFirstContact,
  tellMeasureSent,
  tellRemoval,
  correctRemoval,
  tellJudgeOfRemoval,
] as const satisfies readonly Call[]
