import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFolders } from './page-folders.ts'

/** Sources of a Content Security Policy: one for each script or style that stands in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The hashes of what stands in the pages of the built portal, by which the policy allows exactly that and nothing else inline.
 * Takes the folder of the build; without a build there are none.
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = pageFolders(folder).map((path) => readFileSync(join(folder, path, 'index.html'), 'utf8'))
  const hashesOf = (element: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, text = '']) => hashOf(text)))),
  ]
  return {
    scripts: hashesOf(/<script(?: data-report="[^"]*")?>([^]*?)<\/script>/g),
    styles: hashesOf(/<style>([^]*?)<\/style>/g),
  }
}

/** The source of the policy that allows exactly this script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
