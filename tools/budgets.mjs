// @ts-check
/** What the pages may weigh on a cheap phone: gzip sizes of the built web against their limits. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's own
 * @typedef {{ name: string, files: string[], limit: number }} Budget limit in KB of 1024 bytes
 */

/** A chunk and all that it loads at once. @param {Manifest} manifest @param {readonly string[]} keys @returns {Set<string>} */
function loadedWith(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    loadedWith(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/**
 * What each screen loads, by the build's manifest: the home at once, the wizard and each flow on top of it.
 * @param {Manifest} manifest
 * @returns {Budget[]}
 */
export function budgetsOf(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('the manifest names no entry')
  const home = loadedWith(manifest, entries)
  const isFlow = (/** @type {string} */ key) => /packages\/flows\/crimes\//.test(manifest[key]?.src ?? key)
  const isWizard = (/** @type {string} */ key) => /pages\/report\//.test(manifest[key]?.src ?? key)
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const wizard = new Set([...loadedWith(manifest, lazy.filter(isWizard))].filter((key) => !home.has(key)))
  const scripts = (/** @type {Iterable<string>} */ keys) =>
    [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  const styles = [...home].flatMap((key) => [...(manifest[key]?.css ?? []), manifest[key]?.file ?? ''])
  return [
    { name: 'home: scripts', files: scripts(home), limit: 90 },
    { name: 'home: styles', files: [...new Set(styles.filter((file) => file.endsWith('.css')))], limit: 12 },
    { name: 'wizard: scripts on top', files: scripts([...wizard].filter((key) => !isFlow(key))), limit: 60 },
    ...lazy.filter(isFlow).map((key) => ({
      name: `flow: ${(manifest[key]?.src ?? key).replace(/^.*crimes\//, '')}`,
      files: scripts([...loadedWith(manifest, [key])].filter((each) => !home.has(each) && !wizard.has(each))),
      limit: 8,
    })),
  ]
}

/**
 * The budgets of a built web; each is a test that passes or fails, and one without files fails.
 * @param {string} dist
 */
export async function measuredBudgets(dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const rows = await Promise.all(
    budgetsOf(manifest).map(async ({ name, files, limit }) => {
      const weights = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(dist, file))).length),
      )
      const size = weights.reduce((sum, weight) => sum + weight, 0) / 1024
      return { name, size, limit, good: files.length > 0 && size <= limit }
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
