import { crimeTable } from '@delegacia/domain/lists/crimes/crime-table'
import type { Route } from '@delegacia/domain/lists/routes'

/** The folder beside this file that holds all of a route; immediate care is the second flow of its crime. */
export const folderOf = (route: Route): string =>
  route === 'violencia_contra_mulher/atendimento' ? 'immediate-care' : crimeTable[route].folder
