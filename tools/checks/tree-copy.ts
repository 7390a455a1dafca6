import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../run.mjs'
import { ownParts } from './lock-exceptions.mjs'
import { sourceFiles } from './source-files.mjs'

/** A copy of every source file in a temporary folder, with the libraries of this one. It is removed when the test ends. */
export async function treeCopy(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'copy-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const { path, text } of await sourceFiles(root)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const libraries = join(folder, 'node_modules')
  await mkdir(join(libraries, '@delegacia'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@delegacia') await symlink(join(root, 'node_modules', name), join(libraries, name))
  for (const path of ownParts) {
    await symlink(join(folder, path), join(libraries, '@delegacia', path.slice(path.indexOf('/') + 1)))
    // Libraries that a package needs in another version; if there are none the link leads nowhere.
    await symlink(join(root, path, 'node_modules'), join(folder, path, 'node_modules'))
  }
  return folder
}
