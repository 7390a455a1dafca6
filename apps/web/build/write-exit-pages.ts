import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = '<link rel="stylesheet" href="/receita/receita.css" />'

/**
 * Puts their style into the pages of the quick exit: the Escape by which somebody left may stop whatever is still to be loaded.
 * Takes the folder of the build.
 */
export async function writeExitPages(dist: string): Promise<void> {
  const folder = join(dist, 'receita')
  const sheet = join(folder, 'receita.css')
  const style = `<style>${await readFile(sheet, 'utf8')}</style>`
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.html'))) {
    const page = await readFile(join(folder, name), 'utf8')
    if (!page.includes(link)) throw new Error(`${name} does not name its style sheet`)
    await writeFile(join(folder, name), page.replace(link, style))
  }
  await rm(sheet)
}
