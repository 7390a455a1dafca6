import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mkdir } from 'node:fs/promises'

/** One block of code of a how-to: a new file, or a row for a table of an existing file. */
export type Step = {
  readonly section: string
  readonly path: string
  readonly table?: { readonly name: string; readonly before?: string }
  readonly code: string
}

const block =
  /^## (?<section>.*)$|^```(?:tsx?|svg)\n(?:\/\/|<!--) (?<path>\S+?)(?:, in (?<name>\w+)(?: before '(?<before>[^']+)')?)?(?: -->)?\n(?<code>[^]*?)^```$/gm

/** The blocks of a how-to that name their file, in order. */
export function stepsOf(text: string): Step[] {
  let section = ''
  return [...text.matchAll(block)].flatMap(({ groups = {} }): Step[] => {
    if (groups['section'] !== undefined) section = groups['section']
    const { path, name, before, code = '' } = groups
    if (path === undefined) return []
    return [{ section, path, code, ...(name && { table: { name, ...(before && { before }) } }) }]
  })
}

/** How many files a page says that it takes to add something, by its table; NaN where it has no such row. */
export const filesTold = (page: string, what: string): number =>
  Number(new RegExp(`^\\| ${what} +\\| (\\d+) `, 'm').exec(page)?.[1])

/** Applies a step to a tree. */
export async function follow(folder: string, { path, table, code }: Step): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, table ? withRow(await readFile(file, 'utf8'), path, table, code) : code)
}

function withRow(
  text: string,
  path: string,
  { name, before }: NonNullable<Step['table']>,
  code: string,
): string {
  const [, imports = '', row = ''] = /^((?:import .*\n)*)\n?([^]*)$/.exec(code) ?? []
  const begins = `^(?:export )?(?:const ${name}\\b[^]*?=\\s*[{[]|type ${name}\\b[^]*?=|<${name}\\b[^>]*>)\\n`
  const opening = new RegExp(begins, 'm').exec(text)
  if (!opening) throw new Error(`${path} has no table ${name}`)
  const start = opening.index + opening[0].length
  const next = before === undefined ? start : text.indexOf(`\n  '${before}'`, start) + 1
  if (next === 0) throw new Error(`${name} of ${path} has no row ${before}`)
  return `${imports}${text.slice(0, next)}${row}${text.slice(next)}`
}
