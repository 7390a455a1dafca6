import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { lossReport } from './loss.fixture.ts'
import { party, theftReport } from './theft.fixture.ts'

/** What the station must store and print of a report; the values are written as a clerk reads them. */
export type Stored = {
  /** ID_CRIME and the citizen's crime. */
  readonly crime: readonly [crime: number, citizens: number]
  /** The nature that is picked on the screen, and others that are sent to the API. */
  readonly nature: number
  readonly others?: readonly number[]
  /** `grupo_ocorrencia` with its name. */
  readonly group?: readonly [id: number, name: string]
  /** ID_FLG_TIPO; 0 where the answers set none. */
  readonly flag?: number
  /** `respostas` without the questions of the catalogue. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The questions of the catalogue with their answers, by id. */
  readonly catalogueAnswers?: readonly (readonly [question: number, answer: number])[]
  /** The sections of the document in its order, each with the number of its card on the screen. */
  readonly sections: readonly string[]
}

/** A whole report of a route as the browser sends it, and what becomes of it. */
export type Sample = { readonly report: () => Occurrence; readonly stored: Stored }

type ReportParts = {
  crime: number
  /** Left out where the crime has only one. */
  nature?: number
  account: string
  /** The answers to the yes/no questions of the start, except whether it happened in Pará. */
  answers?: Record<string, boolean>
  reporter?: Partial<InvolvedParty>
  /** Everyone but the reporter. */
  people?: readonly InvolvedParty[]
  things?: readonly ReportedObject[]
}

export const witness = (changes: Partial<InvolvedParty> = {}) =>
  party('5', {
    nome: 'RAIMUNDA DO CARMO SILVA',
    documento: [
      { tipo: 2, numero: '99887', orgao: 'PC', uf: 'PA' },
      { tipo: 1, numero: '390.533.447-05' },
    ],
    ...changes,
  })

/** Ten years old on the day of the fixtures. */
export const child = party('2', {
  ds_nascimento: '05/03/2016',
  nascimento: '2016-03-05',
  id_profissao: 178,
  nr_filhos: '',
})

export const documentAndPhone = () => lossReport().objeto

/** In front of a market in Nazaré, marked on the map and described; flows without a map drop the coordinates. */
const markedAddress = () => ({
  ...lossReport().fato.endereco,
  lat: '-1,4521300000000',
  lng: '-48,4757200000000',
  has_mapa: true,
  complemento: 'EM FRENTE AO MERCADO',
})

/** The report of a crime whose start has yes/no questions. */
export function reportOfParts({
  crime,
  nature,
  account,
  answers = {},
  reporter,
  people = [],
  things = [],
}: ReportParts): Occurrence {
  const { envolvido, fato, IdIdioma = 1 } = lossReport()
  // An accident is not asked before the steps whether it was in Pará.
  const inState: Record<string, boolean> = crime === 4 ? {} : { 'no-para': true }
  return {
    IdIdioma,
    envolvido: [{ ...envolvido[0], ...reporter }, ...people],
    objeto: [...things],
    fato: {
      ...fato,
      endereco: markedAddress(),
      ...(nature !== undefined && { id_natureza_cidadao: nature }),
    },
    respostas: { perguntasIniciais: { ...inState, ...answers } },
    relato_plain: account,
    INFO_BOP: { ID_CRIME: crime, ID_CRIME_CIDADAO: crime },
  }
}

type Answered = {
  crime: number
  nature: number
  answers: QuestionAnswers
  /** The kind of place, where a street would contradict the answers. */
  place?: number
  things?: boolean
  victims?: InvolvedParty[]
}

/** The report of a crime with a question screen before its steps, by a reporter born in 1990. */
export function reportOfAnswers({
  crime,
  nature,
  answers,
  place,
  things = false,
  victims = [],
}: Answered): Occurrence {
  const base = theftReport()
  const [reporter = {}] = base.envolvido
  const { isVitima: _, ...withoutVictim } = reporter
  return {
    ...base,
    envolvido: [answers.isVitima === undefined ? reporter : withoutVictim, ...victims],
    objeto: things ? base.objeto : [],
    fato: {
      ...base.fato,
      id_natureza_cidadao: nature,
      ...(place !== undefined && { endereco: { ...base.fato.endereco, id_local: place } }),
    },
    respostas: answers,
    INFO_BOP: { ID_CRIME: crime },
  }
}
