import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { schemaOf } from './report-body/schema-of.ts'

/** A video in Libras that this station has. */
export type LibrasVideo = {
  readonly arquivo: string
  readonly bytes: number
  readonly legendas: boolean
  readonly capa: boolean
}

/** The operator's settings for the pages; addresses are complete or start at the root of this server. */
export type FrontEndAnswer = {
  /** Where page views are reported (SH-03). */
  readonly rastreador: string | null
  /** The address of the older version, which a page displays in a frame (SH-15). */
  readonly versaoAnterior: string | null
  /** The other sites to which an error at the start may redirect (SH-16). */
  readonly redirecionamentos: readonly string[]
  /** Whether harassment is named among what cannot be reported here (ST-04). */
  readonly assedioRestrito: boolean
  /** The other site that the quick exit shows (VI-04); else the neutral page of this station. */
  readonly saida: string | null
  /** Whether the home offers to validate documents (SH-07). */
  readonly validaDocumentos: boolean
  /** Whether a report needs the place where the device is (SH-10). */
  readonly exigeLocalizacao: boolean
  /** Whether a browser may keep the portal for the time without a connection (OFF-09). */
  readonly semConexao: boolean
  /** The videos in Libras that there are, by the name of their screen; a page asks for no other. */
  readonly libras: Readonly<Record<string, LibrasVideo>>
}

const schema = schemaOf<FrontEndAnswer>({
  rastreador: v.nullable(v.string()),
  versaoAnterior: v.nullable(v.string()),
  redirecionamentos: v.array(v.string()),
  assedioRestrito: v.boolean(),
  saida: v.nullable(v.string()),
  validaDocumentos: v.boolean(),
  exigeLocalizacao: v.boolean(),
  semConexao: v.boolean(),
  libras: v.record(
    v.string(),
    v.object({ arquivo: v.string(), bytes: v.number(), legendas: v.boolean(), capa: v.boolean() }),
  ),
})

export const frontEnd = {
  method: 'get',
  path: '/ajustes',
  summary:
    'What the operator set up for the pages, in one call: page-view tracker, older version, allowed redirects, restrictions, quick exit, validation of documents, place of the device, keeping on it.',
  answers: { 200: { description: 'The settings', schema } },
} as const satisfies Call
