import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, type Locale } from '@delegacia/domain/language/text'
import type { ViteBuilder } from 'vite'
import { compressAll } from './compress-all.ts'
import { environmentOf } from './one-language.ts'
import { writeHome } from './write-home.ts'
import { writePortalFiles } from './write-portal-files.ts'

/** The whole portal into dist: the boot script, the service worker, each language's scripts and its home screen, compressed copies. */
export async function buildPortal(builder: ViteBuilder): Promise<void> {
  const dist = join(builder.config.root, 'dist')
  const rendered = join(builder.config.root, 'node_modules/.prerender')
  await rm(dist, { recursive: true, force: true })
  await build(builder, 'boot')
  await build(builder, 'worker')
  await build(builder, 'ssr')
  const templates = new Map<Locale, string>()
  for (const locale of locales) templates.set(locale, await buildScripts(builder, dist, locale))
  // The pages come last, so that none loads a file that is not there yet.
  for (const [locale, template] of templates) {
    const page = await writeHome(dist, join(rendered, 'prerender.mjs'), locale, template)
    await writePortalFiles(dist, locale, page)
  }
  await rm(rendered, { recursive: true })
  await compressAll(dist)
}

async function build({ build: built, environments }: ViteBuilder, name: string): Promise<void> {
  const environment = environments[name]
  if (!environment) throw new Error(`vite.config.ts names no environment ${name}`)
  await built(environment)
}

/** Returns the page that loads them; what two languages have in common they share by its name. */
async function buildScripts(builder: ViteBuilder, dist: string, locale: Locale): Promise<string> {
  const page = join(dist, 'index.html')
  await build(builder, environmentOf(locale))
  const template = await readFile(page, 'utf8')
  await rm(page)
  return template
}
