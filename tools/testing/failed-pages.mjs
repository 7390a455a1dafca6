// @ts-check
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What of each page is printed, in lines: a log is often read from its end, and only so far. */
const linesOfPage = 25

/**
 * What stood on the page of each test that failed, for whoever has only the log of the run.
 * @param {string} folder where Playwright left what it knows of its failed tests
 * @returns {Promise<string[]>} one text for each test: its name, then the main part of its page as a screen reader would find it
 */
export async function failedPages(folder) {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const contexts = files.filter((file) => file.endsWith('error-context.md'))
  const pages = contexts.map(async (file) => pageOf(await readFile(join(folder, file), 'utf8')))
  return (await Promise.all(pages)).toSorted()
}

/** @param {string} context */
function pageOf(context) {
  const name = /^- Name: (.*)$/m.exec(context)?.[1] ?? 'a test'
  const [, tree = ''] = /^```yaml\n([^]*?)^```/m.exec(context) ?? []
  const main = tree.indexOf('- main')
  const lines = tree
    .slice(Math.max(main, 0))
    .split('\n')
    .filter((line) => line !== '')
  return [`page of ${name}`, ...(lines.length > 0 ? lines.slice(0, linesOfPage) : ['(none)'])].join('\n')
}
