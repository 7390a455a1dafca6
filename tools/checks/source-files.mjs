// @ts-check
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** @typedef {{ path: string, text: string }} SourceFile its path from the root, with forward slashes */

const skippedFolders = new Set(['node_modules', 'dist', '.git', 'data', 'screens', 'test-results'])
const textual = /[.](ts|tsx|mjs|cjs|js|json|css|html|svg|typ|sql|md|sh|ya?ml|txt|csv)$|^run$/

/** @param {string} root @param {string} folder @returns {AsyncGenerator<string>} */
async function* pathsUnder(root, folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // A folder called data is skipped at the root only: there it belongs to the station, elsewhere it is source.
    const skipped =
      skippedFolders.has(entry.name) && (folder === root || !/^(data|screens)$/.test(entry.name))
    if (entry.isDirectory() && !skipped) yield* pathsUnder(root, path)
    else if (entry.isFile()) yield relative(root, path).split(sep).join('/')
  }
}

/**
 * Every text file of the tree that people write, without the lock file.
 * It walks the folders, so that it works without git too.
 * @param {string} root
 * @returns {Promise<SourceFile[]>}
 */
export async function sourceFiles(root) {
  const files = []
  for await (const path of pathsUnder(root, root)) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (name === 'package-lock.json' || !textual.test(name)) continue
    files.push({ path, text: await readFile(join(root, path), 'utf8') })
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
