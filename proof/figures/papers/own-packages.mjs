// @ts-check
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../tools/run.mjs'

const require = createRequire(join(import.meta.dirname, 'package.json'))

/** A module of this folder's own packages, which the types of the project do not know. @param {string} name */
export const ownModule = (name) => import(pathToFileURL(require.resolve(name)).href)

/** The font of the papers. @param {'Regular' | 'Bold'} style */
export const fontFile = (style) => join(root, `apps/server/documents/pdf/fonts/NotoSans-${style}.ttf`)
