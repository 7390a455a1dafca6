import { routes as flowRoutes } from '@delegacia/flows/crimes/flows'

/** The paths behind the route names of the documents and of the code. */
export const routes = {
  home: '/',
  print: '/imprimir/:unidade/:nrbop',
  validate: '/validar/:codigo?',
  receipt: '/recibo',
} as const

/** Routes that register an occurrence; each becomes one address of the report page. */
export const reportRoutes: readonly string[] = flowRoutes.map((route) => `/${route}`)
