// @ts-check
/**
 * Loaded before dependency-cruiser: it asks swc to read every file as plain TypeScript, which cannot hold markup.
 * Here swc is told which files do.
 */
import { createRequire } from 'node:module'

/** @type {{ parseFileSync: (path: string, options: import('@swc/core').ParseOptions) => unknown }} */
const swc = createRequire(import.meta.url)('@swc/core')
const parsePlain = swc.parseFileSync

swc.parseFileSync = (path, options) =>
  parsePlain(path, /** @type {import('@swc/core').ParseOptions} */ ({ ...options, tsx: path.endsWith('x') }))
