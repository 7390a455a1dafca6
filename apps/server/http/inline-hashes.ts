import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@delegacia/domain/language/text'

/** Sources of a Content Security Policy: one for each script or style that stands in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The hashes of what stands in the pages of the built portal, by which the policy allows exactly that and nothing else inline.
 * Takes the folder of the build; without a build there are none.
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = ['', ...locales].flatMap((path) => {
    const file = join(folder, path, 'index.html')
    return existsSync(file) ? [readFileSync(file, 'utf8')] : []
  })
  const hashesOf = (element: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, text = '']) => hashOf(text)))),
  ]
  return {
    scripts: hashesOf(/<script(?: data-report="[^"]*")?>([^]*?)<\/script>/g),
    styles: hashesOf(/<style>([^]*?)<\/style>/g),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
