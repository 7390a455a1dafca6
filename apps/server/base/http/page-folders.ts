import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of the built portal that hold a page, from its root: '' and one for each further language; none without a build. */
export function pageFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['', ...inside.map(({ name }) => name)].filter((path) =>
    existsSync(join(folder, path, 'index.html')),
  )
}
