import { cp, mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createBuilder } from 'vite'
import { buildPortal } from '../../apps/web/build/build-portal.ts'
import { builtLanguages } from '../../apps/web/build/built-languages.ts'
import { root } from '../../tools/run.mjs'

const notCopied = new Set(['node_modules', 'dist'])

/**
 * Builds the portal in Portuguese and in that pack of this repository, as if the operator offered it, in a new temporary folder, which
 * it returns; the pages are in its apps/web/dist.
 */
export async function buildWithPack(id: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'with-pack-')))
  const web = join(folder, 'apps/web')
  await cp(join(root, 'apps/web'), web, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const name of ['node_modules', 'packages']) await symlink(join(root, name), join(folder, name))
  const packs = join(folder, 'packs')
  await mkdir(packs)
  const pack: object = JSON.parse(await readFile(join(root, `packs/${id}.json`), 'utf8'))
  await writeFile(join(packs, `${id}.json`), JSON.stringify({ ...pack, offered: true }))
  const builder = await createBuilder({ configFile: join(web, 'vite.config.ts'), logLevel: 'error' })
  // Two of the languages are enough to go from one to the other.
  await buildPortal(
    builder,
    builtLanguages(packs).filter((language) => language.id === 'pt-br' || language.id === id),
  )
  return folder
}
