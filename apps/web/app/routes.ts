/** The paths behind the route names of the documents and of the code. */
export const routes = {
  home: '/',
  loss: '/extravio',
  theft: '/furto',
  print: '/imprimir/:unidade/:nrbop',
  validate: '/validar/:codigo?',
} as const

/** Routes that register an occurrence; each becomes one address of the report page. */
export const reportRoutes: readonly string[] = [routes.loss, routes.theft]
