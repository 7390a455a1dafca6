// @ts-check
/** What the pages may weigh on a cheap phone: gzip sizes of what was built, against their limits. */
import { readFile, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { parse } from '@swc/core'
import { root } from './run.mjs'

/**
 * @typedef {(file: string) => Promise<string>} Read the text of a built file, by its path from the root of the site
 * @typedef {{ name: string, files: string[], limit: number }} Budget limit in KB of 1024 bytes
 */

/** The scripts and styles that a page asks for before anyone touches it. @param {string} html */
function askedByPage(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(stylesheet|modulepreload)/.test(tag)) return []
    const address = /(?:src|href)="?\/([^"\s>]+)/.exec(tag)?.[1]
    return address === undefined ? [] : [address]
  })
}

/** A script and all that it loads at once. @param {readonly string[]} files @param {Read} read @returns {Promise<Set<string>>} */
async function loadedWith(files, read, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!file.endsWith('.js')) continue
    const { body } = await parse(await read(file), { syntax: 'ecmascript', target: 'es2022' })
    const imported = body.flatMap((item) =>
      'source' in item && item.source ? [posix.join(posix.dirname(file), item.source.value)] : [],
    )
    await loadedWith(imported, read, seen)
  }
  return seen
}

/**
 * What each screen loads: the home at once, the wizard on top of it, each flow on top of both. A chunk has the name of
 * the file that is loaded when needed, as `report-page-a1b2.js` and `loss.flow-c3d4.js`; what flows load besides
 * themselves (the blocks that crimes share) counts as the wizard's.
 * @param {readonly string[]} files everything that was built, by its path from the root of the site
 * @param {Read} read
 * @returns {Promise<Budget[]>}
 */
export async function budgetsOf(files, read) {
  const home = await loadedWith(askedByPage(await read('index.html')), read)
  const flows = files.filter((file) => /[.]flow-[^/]*[.]js$/.test(file))
  const page = files.filter((file) => /\/report-page-[^/]*[.]js$/.test(file))
  const wizard = await loadedWith([...page, ...flows], read)
  const scripts = [...wizard].filter(
    (file) => file.endsWith('.js') && !home.has(file) && !flows.includes(file),
  )
  return [
    { name: 'home: scripts', files: [...home].filter((file) => file.endsWith('.js')), limit: 90 },
    { name: 'home: styles', files: [...home].filter((file) => file.endsWith('.css')), limit: 12 },
    { name: 'wizard: scripts on top', files: page.length === 0 ? [] : scripts, limit: 60 },
    ...flows.map((flow) => ({
      name: `flow: ${posix.basename(flow).replace(/[.]flow-.*/, '')}`,
      files: [flow],
      limit: 8,
    })),
    ...(flows.length === 0 ? [{ name: 'flow: none is loaded by itself', files: [], limit: 8 }] : []),
  ]
}

/**
 * The budgets of a built web; each is a test that passes or fails, and one without files fails.
 * @param {string} dist
 */
export async function measuredBudgets(dist) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const budgets = await budgetsOf(files, (file) => readFile(join(dist, file), 'utf8'))
  const rows = await Promise.all(
    budgets.map(async ({ name, files: loaded, limit }) => {
      const weights = await Promise.all(
        loaded.map(async (file) => gzipSync(await readFile(join(dist, file))).length),
      )
      const size = weights.reduce((sum, weight) => sum + weight, 0) / 1024
      return { name, size, limit, good: loaded.length > 0 && size <= limit }
    }),
  )
  return {
    table: rows
      .map(
        ({ name, size, limit, good }) =>
          `${good ? '✓' : '✗'} ${name.padEnd(34)} ${size.toFixed(1).padStart(6)} KB of ${limit}`,
      )
      .join('\n'),
    passed: rows.filter(({ good }) => good).length,
    failed: rows.filter(({ good }) => !good).length,
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { table, failed } = await measuredBudgets(join(root, 'apps/web/dist'))
  console.log(table)
  process.exitCode = failed === 0 ? 0 : 1
}
