import type { Fact } from './fact.ts'
import type { InvolvedParty, Residence } from './involved-party.ts'
import type { AnsweredQuestion, QuestionAnswers } from './question-answers.ts'
import type { ReportedObject } from './reported-object.ts'

/** What identifies the crime and the language of the report (document 1, section 3). */
export type ReportInfo = {
  ID_CRIME?: number
  ID_CRIME_CIDADAO?: number
  ID_NATUREZA?: number
  ID_NATUREZA_CIDADAO?: number
  ID_FLG_TIPO?: number
  ID_IDIOMA?: number
  ID_LOCAL_MORADIA?: Residence
  PERGUNTAS_E_RESPOSTAS?: AnsweredQuestion[]
}

/** The municipality of the report (document 1, section 3): chosen on the home page, then that of the fact. */
export type ReportMunicipality = { ID_LOCALIDADE?: number; DS_LOCALIDADE?: string }

/** The device that sends a report, and where it is: `ok` 0 where no geocoder knew the address (document 1, section 7). */
export type Registrant = { userAgent?: string; endereco?: string; lat?: number; lon?: number; ok?: 0 | 1 }

/** A whole report on the wire. The draft in the browser has the same shape, so that nothing is mapped. */
export type Occurrence = {
  envolvido: InvolvedParty[]
  objeto: ReportedObject[]
  fato: Fact
  municipality?: ReportMunicipality
  respostas?: QuestionAnswers
  /** The victim's sex as the questions before the steps declare it. */
  vitima?: { sexo?: string }
  /** The narrative document as HTML. */
  relato?: string
  /** What the person wrote, in capitals. */
  relato_plain?: string
  /** The same with its letters as typed, for the translator and for officers. */
  relato_original?: string
  relato_detalhe?: { tipo: 2; valor: string }[]
  INFO_BOP: ReportInfo
  /** Added on submission. */
  recaptchaToken?: string
  ip?: string
  registrante?: Registrant
  versionFrontEnd?: string
  IdIdioma?: number
  idLocalMoradia?: Residence
}
