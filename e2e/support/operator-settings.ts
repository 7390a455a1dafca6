import type { Page } from '@playwright/test'
import type { FrontEndAnswer } from '@delegacia/contract/front-end'

const plain: FrontEndAnswer = {
  rastreador: null,
  versaoAnterior: null,
  redirecionamentos: [],
  assedioRestrito: false,
  saida: null,
  validaDocumentos: true,
  exigeLocalizacao: false,
  semConexao: true,
  libras: {},
}

/** The portal with an operator's settings; the station of this run has none. */
export const setUp = (page: Page, given: Partial<FrontEndAnswer>): Promise<unknown> =>
  page.route('**/api/ajustes', (route) => route.fulfill({ json: { ...plain, ...given } }))
