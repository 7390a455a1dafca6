import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFolders } from './page-folders.ts'

/** Sources of a Content Security Policy: one for each script or style that stands in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The hashes of what stands in the pages of the built portal, by which the policy allows exactly that and nothing else inline.
 * Takes the folder of the build; without a build there are none.
 */
export function inlineHashes(folder: string): InlineHashes {
  const homes = pageFolders(folder).map((path) => join(folder, path, 'index.html'))
  const pages = [...homes, ...exitPages(folder)].map((path) => readFileSync(path, 'utf8'))
  const hashesOf = (element: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, text = '']) => hashOf(text)))),
  ]
  return {
    scripts: hashesOf(/<script(?: data-report="[^"]*")?>([^]*?)<\/script>/g),
    styles: hashesOf(/<style>([^]*?)<\/style>/g),
  }
}

/** The pages to which the quick exit leads, none without a build. */
function exitPages(folder: string): string[] {
  const inside = join(folder, 'receita')
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(inside, name))
}

/** The source of the policy that allows exactly this script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
