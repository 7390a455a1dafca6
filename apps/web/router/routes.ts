import { routes as reportRoutes } from '@delegacia/domain/lists/routes'

/** The paths of the specification by their names in the code. */
export const routes = {
  home: '/',
  print: '/imprimir/:unidade/:nrbop',
  validate: '/validar/:codigo?',
  receipt: '/recibo',
  follow: '/acompanhar',
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
