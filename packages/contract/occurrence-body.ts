import type { Address } from '@delegacia/domain/report/address'
import type { Fact, OtherNature } from '@delegacia/domain/report/fact'
import type {
  Appearance,
  Contact,
  IdentityDocument,
  InvolvedParty,
  Trait,
} from '@delegacia/domain/report/involved-party'
import type { Municipality, Occurrence, Registrant, ReportInfo } from '@delegacia/domain/report/occurrence'
import type { AnsweredQuestion, QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ObjectDetail, ReportedObject } from '@delegacia/domain/report/reported-object'
import * as v from 'valibot'
import type { Fields } from './schema-of.ts'

/** Above the limits of all rules, so that a rule and not the schema reports what is too long. */
const text = v.optional(v.pipe(v.string(), v.maxLength(1000)))
const longText = v.optional(v.pipe(v.string(), v.maxLength(20_000)))
const number = v.optional(v.pipe(v.number(), v.finite()))
/** A count; a text that is none is reported by its rule. */
const count = v.optional(v.union([v.pipe(v.string(), v.maxLength(1000)), v.pipe(v.number(), v.finite())]))
const truth = v.optional(v.boolean())
const numberOrNull = v.optional(v.nullable(v.pipe(v.number(), v.finite())))
const residence = v.optional(v.picklist([1, 2]))

const idOrName = v.optional(v.union([v.pipe(v.string(), v.maxLength(1000)), v.pipe(v.number(), v.finite())]))

const address = v.object({
  id_local: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
  ds_local: text,
  tipo: v.optional(v.picklist([1, 3])),
  id_pais: number,
  ds_pais: text,
  id_uf: text,
  ds_estado: text,
  id_localidade: number,
  ds_localidade: text,
  id_bairro: numberOrNull,
  ds_bairro: text,
  id_logradouro: numberOrNull,
  ds_tipo_logradouro: text,
  ds_logradouro: text,
  ds_logradouro_reduzido: text,
  cep: text,
  ds_geral: text,
  numero: text,
  complemento: text,
  lat: text,
  lng: text,
  has_mapa: truth,
  use_mapa_externo: truth,
  local: idOrName,
  id: idOrName,
  pais: idOrName,
  estado: text,
  cidade: idOrName,
  localidade: idOrName,
  bairro: idOrName,
  logradouro: idOrName,
} satisfies Fields<Address>)

const contact = v.object({
  tipo: v.optional(v.picklist(['1', '2', '3'])),
  valorSemDDI: text,
  ddi: text,
  valor: text,
} satisfies Fields<Contact>)

const identityDocument = v.object({
  tipo: number,
  ds_tipo: text,
  numero: text,
  orgao: text,
  uf: text,
  ds_uf: text,
} satisfies Fields<IdentityDocument>)

const appearance = v.object({ id: number, valor: text, ds_grupo: text } satisfies Fields<Appearance>)

const trait = v.object({
  grupo: number,
  ds_grupo: text,
  id: number,
  ds_tipo: text,
  valor: text,
} satisfies Fields<Trait>)

const involvedParty = v.object({
  atuacao: v.optional(v.picklist(['1', '2', '3', '4', '5', '10'])),
  tipo_pessoa: v.optional(v.picklist(['F', 'J'])),
  step: number,
  indice: number,
  isVitima: truth,
  isMotorista: truth,
  nome: text,
  nome_social: text,
  nome_fantasia: text,
  sexo: text,
  ds_sexo: text,
  id_identidade_genero: number,
  ds_identidade_genero: text,
  id_grupo: number,
  ds_grupo: text,
  id_orientacao_sexual: number,
  ds_orientacao_sexual: text,
  id_raca: number,
  ds_raca: text,
  id_estado_civil: number,
  ds_estado_civil: text,
  id_escolaridade: number,
  ds_escolaridade: text,
  id_profissao: number,
  ds_profissao: text,
  id_moradia: number,
  ds_moradia: text,
  mae: text,
  pai: text,
  nr_filhos: count,
  idLocalMoradia: residence,
  ds_local_moradia: text,
  id_nacionalidade: number,
  ds_nacionalidade: text,
  id_estado: text,
  estado: text,
  id_naturalidade: number,
  ds_naturalidade: text,
  ds_nascimento: text,
  nascimento: text,
  id_ddi: text,
  ds_ddi: text,
  contato: v.optional(v.pipe(v.array(contact), v.maxLength(10))),
  documento: v.optional(v.pipe(v.array(identityDocument), v.maxLength(10))),
  endereco: v.optional(v.pipe(v.array(address), v.maxLength(5))),
  id_vinculo: number,
  ds_vinculo: text,
  nome_conhecido: number,
  apelido: text,
  onde_encontrar: text,
  aparencia: v.optional(v.pipe(v.array(appearance), v.maxLength(30))),
  idade_aparente: count,
  roupa: text,
  caracteristica: v.optional(v.pipe(v.array(trait), v.maxLength(50))),
} satisfies Fields<InvolvedParty>)

const objectDetail = v.object({
  id: number,
  name: text,
  ds_objeto_detalhe: text,
  tipo: v.optional(v.picklist(['texto', 'combo'])),
  campo: text,
  descricao: text,
  valor: text,
} satisfies Fields<ObjectDetail>)

const reportedObject = v.object({
  id_tipo_objeto: number,
  id: text,
  ds_tipo: text,
  descricao: text,
  index: number,
  categoria: text,
  id_categoria: number,
  tipo: number,
  marca: number,
  campo_marca: text,
  ds_marca: text,
  unidade_medida: number,
  unidadesDeMedida: text,
  quantidade: count,
  voltagem: number,
  ds_voltagem: text,
  detalhe: v.optional(v.pipe(v.array(objectDetail), v.maxLength(20))),
  compl: text,
  documento: number,
  ds_documento: text,
  numero: text,
  marcaCel: number,
  operadora: number,
  ds_operadora: text,
  imei: text,
  condutor: text,
  dano: longText,
} satisfies Fields<ReportedObject>)

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
  endereco: v.optional(address),
  id_crime: number,
  ds_crime: text,
  id_crime_cidadao: number,
  ds_crime_cidadao: text,
  id_natureza: number,
  ds_natureza: text,
  id_natureza_cidadao: number,
  ds_natureza_cidadao: text,
  outras_naturezas: v.optional(v.pipe(v.array(otherNature), v.maxLength(30))),
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
    v.object({ ID_LOCALIDADE: number, DS_LOCALIDADE: text } satisfies Fields<Municipality>),
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
