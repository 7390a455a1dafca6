import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { manifestOf } from './one-language.ts'
import { scriptsOf } from './scripts-of.ts'

const reportPage = 'pages/report/report-page.tsx'

/**
 * The addresses of the scripts and styles of one language that every report needs, those of the page itself included; its styles stand in the page.
 * Takes the folder of the build and the page; a build without the page of reports throws.
 */
export async function reportFiles(dist: string, id: string, page: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(dist, manifestOf(id)), 'utf8')) as Manifest
  const found = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const style of chunk.css ?? []) found.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const script of scriptsOf(page)) found.add(script.slice(1))
  visit(reportPage)
  return [...found].filter((file) => !file.endsWith('.css') || !page.includes(file)).map((file) => `/${file}`)
}
