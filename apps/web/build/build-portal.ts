import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { compressAll } from './compress-all.ts'
import type { BuiltLanguage } from './built-languages.ts'
import { environmentOf, renderingOf } from './one-language.ts'
import { writeExitPages } from './write-exit-pages.ts'
import { writeHome } from './write-home.ts'
import { writePortalFiles } from './write-portal-files.ts'

/** The whole portal into dist: the boot script, the service worker, each language's scripts and its home screen, compressed copies. */
export async function buildPortal(builder: ViteBuilder, languages: readonly BuiltLanguage[]): Promise<void> {
  const dist = join(builder.config.root, 'dist')
  const rendered = join(builder.config.root, 'node_modules/.prerender')
  await rm(dist, { recursive: true, force: true })
  await build(builder, 'boot')
  await build(builder, 'worker')
  for (const name of new Set(languages.map(renderingOf))) await build(builder, name)
  const templates = new Map<BuiltLanguage, string>()
  for (const language of languages) templates.set(language, await buildScripts(builder, dist, language))
  await writeExitPages(dist)
  // The pages come last, so that none loads a file that is not there yet.
  for (const [language, template] of templates) {
    const program = join(rendered, `${renderingOf(language)}.mjs`)
    const page = await writeHome({ dist, program, template, language, languages })
    await writePortalFiles(dist, language, page)
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
async function buildScripts(builder: ViteBuilder, dist: string, language: BuiltLanguage): Promise<string> {
  const page = join(dist, 'index.html')
  await build(builder, environmentOf(language))
  const template = await readFile(page, 'utf8')
  await rm(page)
  return template
}
