import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import { getJson } from '../api/get-json.ts'

let request: Promise<FrontEndAnswer> | undefined

const nothing: FrontEndAnswer = {
  rastreador: null,
  versaoAnterior: null,
  redirecionamentos: [],
  assedioRestrito: false,
  saida: null,
  validaDocumentos: false,
  exigeLocalizacao: false,
  semConexao: true,
  libras: {},
}

/** The operator's settings for the pages, requested once; rejects where no answer comes, and asks again the next time. */
export function requireSettings(): Promise<FrontEndAnswer> {
  request ??= getJson('/api/ajustes', { quiet: true }).catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

/** The same for what can do without: nothing is set where no answer comes. */
export function operatorSettings(): Promise<FrontEndAnswer> {
  return requireSettings().catch((error: unknown) => {
    console.error('The settings of the pages could not be had.', error)
    return nothing
  })
}
