import { notHereReasons, openingReasons } from '@delegacia/domain/desk/events/event-parts'
import { reportStates } from '@delegacia/domain/desk/events/report-state'
import { unitRoles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import { cancellation } from '../documents/cancellation.ts'
import { occurrenceBody } from '../report-body/occurrence-body.ts'
import { step, translated } from './step.ts'

/** One question that waits for an answer. */
const question = v.object({
  /** JSON pointer of the answer in the report. */
  campo: v.string(),
  pergunta: v.string(),
  ...translated,
  /** The answer as it stands, as a person reads it; missing where it was left blank. */
  hoje: v.optional(v.string()),
})

const questions = v.object({
  perguntas: v.array(question),
  /** The last day (YYYY-MM-DD) on which an answer is in time; a later one is taken too. */
  ate: v.string(),
  /** The report without what only the police see: the same inputs as the form's are drawn from it. */
  boletim: occurrenceBody,
})

const opening = v.object({
  quando: v.string(),
  cargo: v.picklist(unitRoles),
  unidade: v.string(),
  motivo: v.picklist(openingReasons),
  /** Another unit opened it, by breaking the glass. */
  outraUnidade: v.boolean(),
})

/** A file whose sending has begun: the same file chosen again goes on, and until it is whole it can be taken away. */
const threadUpload = v.object({
  nome: v.string(),
  sha256: v.string(),
  bytes: v.number(),
  recebido: v.number(),
  /** Deleted then, unless another piece comes. */
  ate: v.string(),
})
export type ThreadUpload = v.InferOutput<typeof threadUpload>

/** What the citizen sees of a report. */
export const threadBody = v.object({
  estado: v.picklist(reportStates),
  desde: v.string(),
  com: v.object({
    unidade: v.string(),
    cargo: v.optional(v.picklist(unitRoles)),
    /** Where the unit is and how it is reached, as the operator's table says it. */
    endereco: v.optional(v.string()),
    telefone: v.optional(v.string()),
    horario: v.optional(v.string()),
  }),
  /** What happens next and by when, in the language of the request. */
  proximo: v.array(v.string()),
  passos: v.array(step),
  correcao: v.optional(questions),
  proposta: v.optional(
    v.object({
      de: v.string(),
      para: v.string(),
      porque: v.string(),
      podeDiscordar: v.boolean(),
      ...translated,
    }),
  ),
  outraAutoridade: v.optional(
    v.object({
      motivo: v.picklist(notHereReasons),
      baseLegal: v.string(),
      ondeIr: v.string(),
      podeRecorrer: v.boolean(),
    }),
  ),
  /** The last day (YYYY-MM-DD) for the representation, where the crime depends on it. */
  representarAte: v.optional(v.string()),
  /** The number that the police's own system gave. */
  recibo: v.optional(v.string()),
  /** While the document is cancelled; an addendum belongs to it. */
  cancelamento: v.optional(cancellation),
  ultimaVisita: v.optional(v.string()),
  /** Missing while they are hidden. */
  aberturas: v.optional(v.array(opening)),
  /** Whether another safe way to call may be told here. */
  contatoSeguro: v.optional(v.literal(true)),
  /** Whether protection may be asked for here, or has been; missing where it is neither. */
  protecao: v.optional(v.picklist(['oferecida', 'entregue'])),
  /** Whether the code of this request only reads. */
  somenteLeitura: v.boolean(),
  /** The readers whose codes live; a reader does not see the others. */
  leitores: v.optional(v.array(v.string())),
  /** Missing for a code that only reads. */
  envios: v.optional(v.array(threadUpload)),
  /** Missing where no notice is ever sent. */
  avisos: v.optional(v.boolean()),
  /** To which address, but for its middle; missing with `avisos`. */
  avisosPara: v.optional(v.string()),
})
