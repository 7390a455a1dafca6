import { routes as flowRoutes } from '@delegacia/flows/crimes/flows'

/** The paths behind the route names of the documents and of the code. */
export const routes = {
  home: '/',
  print: '/imprimir/:unidade/:nrbop',
  validate: '/validar/:codigo?',
  receipt: '/recibo',
  terms: '/termos',
  privacy: '/privacidade',
  addressUnknown: '/endereco-inexistente',
  oldVersion: '/versao-anterior',
  map: '/mapa/:lat?/:lng?',
} as const

/** Routes that register an occurrence; each becomes one address of the report page. */
export const reportRoutes: readonly string[] = flowRoutes.map((route) => `/${route}`)

/** The pattern of every page: what may be told of an address without the numbers in it. */
export const pagePatterns: readonly string[] = [...Object.values(routes), ...reportRoutes]
