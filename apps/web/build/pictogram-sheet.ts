import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '@delegacia/domain/lists/routes'
import { folderOf } from '@delegacia/flows/crimes/folders'
import type { Plugin } from 'vite'

const web = join(import.meta.dirname, '..')
const crimes = join(web, '../../packages/flows/crimes')

/** What is drawn inside the one element of a file. */
const drawnIn = (path: string) => readFileSync(path, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** Every pictogram as a symbol of one sheet, which has the name that ui/pictogram.tsx asks for; what ui/pictograms.svg has comes last. */
export function pictogramSheet(): string {
  const symbols = routes
    .map((route) => ({ id: route.replace('/', '-'), path: join(crimes, folderOf(route), 'pictogram.svg') }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, path }) => `  <symbol id="${id}" viewBox="0 0 32 32">${drawnIn(path)}</symbol>\n`)
  return readFileSync(join(web, 'ui/pictograms.svg'), 'utf8').replace('\n', `\n${symbols.join('')}`)
}

/** The sheet stands in a file while the pages are built, because Vite reads pictures from files. */
const sheet = join(web, 'node_modules/.pictograms/pictograms.svg')

/** Gives the pages the drawings of all crimes where they ask for ui/pictograms.svg. */
export const pictograms: Plugin = {
  name: 'pictograms',
  enforce: 'pre',
  configResolved() {
    mkdirSync(dirname(sheet), { recursive: true })
    writeFileSync(sheet, pictogramSheet())
  },
  resolveId: (source) => (source.endsWith('/pictograms.svg') ? sheet : undefined),
}
