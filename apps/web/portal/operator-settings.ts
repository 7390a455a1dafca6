import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import { getJson } from '../api/get-json.ts'

let request: Promise<FrontEndAnswer> | undefined

const nothing: FrontEndAnswer = {
  rastreador: null,
  versaoAnterior: null,
  redirecionamentos: [],
  assedioRestrito: false,
}

/** What the operator set up for the pages, asked for once; nothing where the answer does not come. */
export function operatorSettings(): Promise<FrontEndAnswer> {
  request ??= getJson('/api/ajustes', { quiet: true }).catch((error: unknown) => {
    console.error('The settings of the pages could not be had.', error)
    request = undefined
    return nothing
  })
  return request
}
