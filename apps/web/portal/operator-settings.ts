import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import { getJson } from '../api/get-json.ts'

let request: Promise<FrontEndAnswer> | undefined

const nothing: FrontEndAnswer = {
  rastreador: null,
  versaoAnterior: null,
  redirecionamentos: [],
  assedioRestrito: false,
  saida: null,
}

/** The operator's settings for the pages, requested once; empty where no answer comes. */
export function operatorSettings(): Promise<FrontEndAnswer> {
  request ??= getJson('/api/ajustes', { quiet: true }).catch((error: unknown) => {
    console.error('The settings of the pages could not be had.', error)
    request = undefined
    return nothing
  })
  return request
}
