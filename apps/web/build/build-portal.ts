import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { compressAll } from './compress-all.ts'
import { writeHomes } from './write-homes.ts'

/** The whole portal into dist: the client, the boot script, the home screen in each language, compressed copies. */
export async function buildPortal(builder: ViteBuilder): Promise<void> {
  const { client, boot, ssr } = builder.environments
  if (!client || !boot || !ssr) throw new Error('vite.config.ts names the environments client, boot and ssr')
  const dist = join(builder.config.root, 'dist')
  const rendered = join(builder.config.root, 'node_modules/.prerender')
  await builder.build(client)
  await builder.build(boot)
  await builder.build(ssr)
  await writeHomes(dist, join(rendered, 'prerender.mjs'))
  await rm(rendered, { recursive: true })
  await compressAll(dist)
}
