import * as v from 'valibot'
import type { Call } from './http/call.ts'

/** A setting that is answered as a list of one row. */
const oneRow = <Schema extends v.GenericSchema>(row: Schema) => ({
  description: 'The rows',
  schema: v.tuple([row]),
})

export const activeVersion = {
  method: 'get',
  path: '/VERSAO_ATIVA_FRONTEND',
  summary: 'The version of the portal that is served.',
  query: { _: { description: 'Any value: what was kept of another value is not taken for the answer' } },
  answers: { 200: oneRow(v.object({ versao: v.string() })) },
} as const satisfies Call

export const validationCard = {
  method: 'get',
  path: '/HABILITAR_CARD_VALIDADOC',
  summary: 'Whether documents can be validated.',
  answers: { 200: oneRow(v.object({ valor: v.number() })) },
} as const satisfies Call

export const narrativeSize = {
  method: 'get',
  path: '/TAMANHO_DO_RELATO',
  summary: 'The longest narrative, in characters.',
  answers: { 200: oneRow(v.object({ valor: v.number() })) },
} as const satisfies Call

export const geolocation = {
  method: 'get',
  path: '/ATIVA_FUNCAO_GEOLOCALIZACAO',
  summary: 'Whether the browser may be asked for its place.',
  answers: { 200: oneRow(v.number()) },
} as const satisfies Call
