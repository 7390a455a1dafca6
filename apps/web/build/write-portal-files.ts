import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@delegacia/domain/language/text'
import type { Manifest } from 'vite'
import { portalFilesPath, type PortalFiles } from '../portal/kept-portal.ts'
import type { BuiltLanguage } from './built-languages.ts'
import { manifestOf } from './one-language.ts'
import { scriptsOf } from './scripts-of.ts'

/** What no script of the portal names: the mark, and the page of the quick exit. */
const besides = (locale: Locale) => ['mark.svg', `receita/${locale}.html`]

/**
 * Lists all files of one language for the service worker. Takes the folder of the build, where they stand, and the address of the
 * language's home.
 */
export async function writePortalFiles(
  dist: string,
  { id, locale }: BuiltLanguage,
  page: string,
): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, manifestOf(id)), 'utf8')) as Manifest
  const names = new Set([
    ...Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ...besides(locale),
  ])
  const files: [string, string][] = []
  for (const name of [...names].toSorted()) {
    const digest = createHash('sha256')
      .update(await readFile(join(dist, name)))
      .digest('base64url')
    files.push([`/${name}`, digest])
  }
  const html = await readFile(join(dist, page, 'index.html'), 'utf8')
  const portal: PortalFiles = { page, scripts: scriptsOf(html).join(' '), files: Object.fromEntries(files) }
  const path = join(dist, portalFilesPath(id))
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, JSON.stringify(portal))
}
