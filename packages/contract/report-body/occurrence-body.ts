import type { Fact, OtherNature } from '@delegacia/domain/report/fact'
import type {
  ReportMunicipality,
  Occurrence,
  Registrant,
  ReportInfo,
} from '@delegacia/domain/report/occurrence'
import type { AnsweredQuestion, QuestionAnswers } from '@delegacia/domain/report/question-answers'
import * as v from 'valibot'
import { bodyAddress } from './body-address.ts'
import { involvedParty } from './body-people.ts'
import { reportedObject } from './body-things.ts'
import { text, longText, number, truth, residence, idOrName } from './body-values.ts'
import type { Fields } from './schema-of.ts'

const otherNature = v.object({
  id_natureza: number,
  ds_natureza: text,
  id_natureza_cidadao: number,
  ds_natureza_cidadao: text,
} satisfies Fields<OtherNature>)

const fact = v.object({
  ds_datahora: text,
  datahora: text,
  ds_dia: text,
  dia: text,
  ds_dia_fim: text,
  dia_fim: text,
  periodo: number,
  ds_periodo: text,
  endereco: v.optional(bodyAddress),
  id_crime: number,
  ds_crime: text,
  id_crime_cidadao: number,
  ds_crime_cidadao: text,
  id_natureza: number,
  ds_natureza: text,
  id_natureza_cidadao: number,
  ds_natureza_cidadao: text,
  outras_naturezas: v.optional(v.pipe(v.array(otherNature), v.maxLength(30))),
  local_confirmado: text,
  natureza_confirmada: text,
  unidade: idOrName,
  assunto: text,
  nm_assunto: text,
  tentativa: number,
  nm_tentativa: v.optional(v.picklist(['CONSUMADO', 'TENTADO'])),
  autoridade: text,
  nm_autoridade: text,
  escrivao: text,
  nm_escrivao: text,
  usuario_manutencao: text,
  nm_usuario_manutencao: text,
  grupo_ocorrencia: number,
  nm_grupo_ocorrencia: text,
} satisfies Fields<Fact>)

const answer = v.object({
  id_pergunta: v.number(),
  id_resposta: v.number(),
} satisfies Fields<AnsweredQuestion>)

const answered = v.optional(v.pipe(v.array(answer), v.maxLength(50)))

const questionAnswers = v.object({
  isMulher: truth,
  atendimentoImediato: truth,
  isDomestico: truth,
  isVitima: truth,
  localOcorrencia: number,
  comunicanteCondominio: number,
  generoVitima: text,
  ds_generoVitima: text,
  faixaEtariaVitima: number,
  tipoCrimeCidadao: number,
  elementoCrimeCidadao: number,
  isVirtual: number,
  meioVirtual: number,
  comoOcorreu: number,
  ondeOcorreu: number,
  perguntasIniciais: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean())),
  perguntasRespostas: answered,
} satisfies Fields<QuestionAnswers>)

const reportInfo = v.object({
  ID_CRIME: number,
  ID_CRIME_CIDADAO: number,
  ID_NATUREZA: number,
  ID_NATUREZA_CIDADAO: number,
  ID_FLG_TIPO: number,
  ID_IDIOMA: number,
  ID_LOCAL_MORADIA: residence,
  PERGUNTAS_E_RESPOSTAS: answered,
} satisfies Fields<ReportInfo>)

/** The other form of `relato` in document 2. */
const documentOfAccount = v.pipe(
  v.object({ relato_fim: v.pipe(v.string(), v.maxLength(300_000)) }),
  v.transform(({ relato_fim }) => relato_fim),
)

/** The schema of the body of POST /ocorrencia; the answers themselves are checked by the flow. */
export const occurrenceBody = v.object({
  envolvido: v.pipe(v.array(involvedParty), v.maxLength(100)),
  objeto: v.pipe(v.array(reportedObject), v.maxLength(200)),
  fato: fact,
  municipality: v.optional(
    v.object({ ID_LOCALIDADE: number, DS_LOCALIDADE: text } satisfies Fields<ReportMunicipality>),
  ),
  respostas: v.optional(questionAnswers),
  vitima: v.optional(v.object({ sexo: text })),
  relato: v.optional(v.union([v.pipe(v.string(), v.maxLength(300_000)), documentOfAccount])),
  relato_plain: longText,
  relato_original: longText,
  relato_detalhe: v.optional(
    v.pipe(
      v.array(v.object({ tipo: v.literal(2), valor: v.pipe(v.string(), v.maxLength(300_000)) })),
      v.maxLength(5),
    ),
  ),
  INFO_BOP: reportInfo,
  recaptchaToken: longText,
  ip: text,
  registrante: v.optional(
    v.object({
      userAgent: text,
      endereco: text,
      lat: number,
      lon: number,
      ok: v.optional(v.picklist([0, 1])),
    } satisfies Fields<Registrant>),
  ),
  versionFrontEnd: text,
  IdIdioma: number,
  idLocalMoradia: residence,
} satisfies Fields<Occurrence>)

/** A body as a report, without unknown fields; or the JSON pointers of the values that do not fit the schema. */
export function readOccurrenceBody(
  body: unknown,
): { ok: true; occurrence: Occurrence } | { ok: false; places: string[] } {
  const reading = v.safeParse(occurrenceBody, body)
  if (reading.success) return { ok: true, occurrence: reading.output }
  return { ok: false, places: [...new Set(reading.issues.map(({ path }) => pointer(path ?? [])))] }
}

const pointer = (path: readonly { key: unknown }[]) =>
  path.map(({ key }) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
