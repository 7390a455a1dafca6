import { crimeFolders } from '@delegacia/domain/lists/crime-folders'
import { crimePlaces } from '@delegacia/domain/lists/crime-places'
import type { Plugin } from 'vite'

const known: Readonly<Record<string, string>> = {
  'crime-folders': `export const crimeFolders = ${JSON.stringify(crimeFolders)}`,
  'crime-places': `export const crimePlaces = ${JSON.stringify(crimePlaces)}`,
}

/** What the pages know of the crimes is worked out as they are built, so that they do not load the table of crimes for it. */
export const knownCrimes: Plugin = {
  name: 'known-crimes',
  enforce: 'pre',
  load(id) {
    const [, name = ''] = /packages[\\/]domain[\\/]lists[\\/](crime-(?:folders|places))[.]ts$/.exec(id) ?? []
    return known[name]
  },
}
