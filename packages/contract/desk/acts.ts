import type { ListedRouteAct, ReportAct } from '@delegacia/domain/desk/acts/report-act'
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

export type ActPath<Act extends ReportAct> = `/boletins/{boletim}/${Act}`

/** The call of an act on a report. */
export const act = <Act extends ReportAct, Body extends NonNullable<Call['body']>>(
  name: Act,
  summary: string,
  body: Body,
) => ({
  method: 'post' as const,
  path: `/boletins/{boletim}/${name}` as ActPath<Act>,
  summary,
  headers,
  body,
  answers: actAnswers,
})

/** A template, in the citizen's language, or own words, in Portuguese. */
const said = v.variant('como', [
  v.strictObject({ como: v.literal('modelo'), modelo: v.string() }),
  v.strictObject({ como: v.literal('texto'), texto: words }),
])

/** The id of a signed request. */
const signature = id
const removalOrder = {
  /** When it was ordered, by the clock of the State: `2026-11-22T09:05`. */
  quando: v.pipe(v.string(), v.isoDateTime()),
  /** Another of the police only where no delegate was at hand. */
  quem: v.picklist(orderers),
  /** Name and registration of who ordered it. */
  nome: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
}

/** Each act on a report: it takes the version that was seen, and answers how the report stands then. */
export const actCalls = {
  pegar: act('pegar', 'Claims a report, or renews the claim of whoever has it.', nothing),
  soltar: act('soltar', 'Gives a claimed report back to the queue.', nothing),
  passar: act('passar', 'Gives a report to a colleague of the unit.', json({ policial: id })),
  mensagem: act(
    'mensagem',
    'A message to the citizen; it leaves after 60 seconds.',
    json({ mensagem: said }),
  ),
  correcao: act(
    'correcao',
    'One to five questions about answers; they leave after 60 seconds.',
    json({
      perguntas: v.pipe(
        v.array(v.strictObject({ campo: v.pipe(v.string(), v.maxLength(200)), pergunta: said })),
        v.minLength(1),
        v.maxLength(5),
      ),
    }),
  ),
  crime: act(
    'crime',
    'Proposes another crime or nature; it leaves after 60 seconds, and the citizen may disagree.',
    json({
      crime: wholeNumber,
      natureza: v.optional(wholeNumber),
      porque: words,
    }),
  ),
  encaminhar: act(
    'encaminhar',
    'Forwards a report to a unit.',
    json({
      unidade: wholeNumber,
      /** To the colleagues there, and to nobody else. */
      recado: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
    }),
  ),
  apuracao: act('apuracao', 'The unit investigates.', nothing),
  arquivar: act(
    'arquivar',
    'Archives a report in its unit; of violence at home with the signature of a second officer.',
    json({ assinatura: v.optional(signature) }),
  ),
  reabrir: act('reabrir', 'Takes up an archived report again.', nothing),
  'nao-cabe': act(
    'nao-cabe',
    'Tells the citizen where to go instead, as a second officer has signed; it leaves after 60 seconds.',
    json({ assinatura: signature }),
  ),
  'decidir-crime': act(
    'decidir-crime',
    'Another officer than the proposer decides what the citizen disagrees with, with a reason that the citizen reads.',
    json({ vale: v.picklist(['proposto', 'registrado']), porque: words }),
  ),
  'decidir-recurso': act(
    'decidir-recurso',
    'Neither of the two who said so decides the appeal against it, with a reason that the citizen reads.',
    json({ aceito: v.boolean(), porque: words }),
  ),
  'voltar-atras': act('voltar-atras', 'Takes back what has not left yet.', json({ evento: id })),
  'primeiro-contato': act('primeiro-contato', 'Somebody has reached the person.', nothing),
  'medida-ao-juiz': act('medida-ao-juiz', 'The request for protection went to the judge.', nothing),
  afastamento: act(
    'afastamento',
    'Where there is no court, the police ordered that the aggressor leaves the home.',
    json({
      ...removalOrder,
      /** The officer answers that the municipality has no court, where the table does not know. */
      semComarca: v.optional(v.literal(true)),
    }),
  ),
  'corrigir-afastamento': act(
    'corrigir-afastamento',
    'The order was told wrongly: as it was, and why it is told again. What was told first stays in the history.',
    json({ ...removalOrder, porque: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) }),
  ),
  'juiz-avisado': act('juiz-avisado', 'The judge was told of the removal.', nothing),
} as const satisfies { readonly [Act in ListedRouteAct]: Call & { readonly path: ActPath<Act> } }

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
