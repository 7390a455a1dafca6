import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the server's package, found upwards from a module's own folder: the same answer whether that module
 * runs as a source file or built in `dist`, so that templates and fonts need no copy.
 */
export function packageFolder(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('No package.json above the server modules')
  return packageFolder(parent)
}
