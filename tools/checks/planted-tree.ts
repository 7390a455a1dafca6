import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../run.mjs'
import { ownParts } from './lock-exceptions.mjs'

/**
 * A small repository in a temporary folder: the real package.json files, and only the given source files.
 * It is removed when the test ends.
 */
export async function plantedTree(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'planted-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'node_modules/@delegacia'), { recursive: true })
  for (const name of ownParts) {
    await mkdir(join(folder, name), { recursive: true })
    await cp(join(root, name, 'package.json'), join(folder, name, 'package.json'))
    await symlink(
      join(folder, name),
      join(folder, 'node_modules/@delegacia', name.slice(name.indexOf('/') + 1)),
    )
  }
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === 'react' || name === 'valibot')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
