import { crimeCares, crimePlaces } from '@delegacia/domain/lists/crime-places'
import type { Plugin } from 'vite'

/** What the pages know of the crimes is worked out as they are built, so that they do not load the table of crimes for it. */
export const knownCrimes: Plugin = {
  name: 'known-crimes',
  enforce: 'pre',
  load(id) {
    if (!/packages[\\/]domain[\\/]lists[\\/]crime-places[.]ts$/.test(id)) return undefined
    const words = { crimePlaces, crimeCares }
    return Object.entries(words)
      .map(([name, known]) => `export const ${name} = ${JSON.stringify(known)}`)
      .join('\n')
  },
}
