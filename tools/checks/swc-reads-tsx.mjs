// @ts-check
/**
 * Loaded before dependency-cruiser, which lets swc parse every file as plain TypeScript, without markup.
 * This tells swc which files are TSX.
 */
import { createRequire } from 'node:module'

/** @type {{ parseFileSync: (path: string, options: import('@swc/core').ParseOptions) => unknown }} */
const swc = createRequire(import.meta.url)('@swc/core')
const parsePlain = swc.parseFileSync

swc.parseFileSync = (path, options) =>
  parsePlain(path, /** @type {import('@swc/core').ParseOptions} */ ({ ...options, tsx: path.endsWith('x') }))
