import { routes as reportRoutes } from '@delegacia/domain/lists/routes'
import { homeOf } from '../i18n/languages.ts'
import { locale } from '../i18n/locale.ts'

/** The paths of the specification by their names in the code. */
export const routes = {
  home: '/',
  print: '/imprimir/:unidade/:nrbop',
  validate: '/validar/:codigo?',
  receipt: '/recibo',
  follow: '/acompanhar',
  protection: '/protecao',
  panel: '/painel',
  terms: '/termos',
  privacy: '/privacidade',
  addressUnknown: '/endereco-inexistente',
  oldVersion: '/versao-anterior',
  map: '/mapa/:lat?/:lng?',
} as const

/** The pattern of every page: what may be counted of an address, without the numbers in it. */
export const pagePatterns: readonly string[] = [
  ...Object.values(routes),
  ...reportRoutes.map((route) => `/${route}`),
]

/** The page of the figures in the language of this page, in its base for a pack: a page of the server, beyond the portal's own routes. */
export const panelAddress = (): string => `${homeOf(locale)}painel`
