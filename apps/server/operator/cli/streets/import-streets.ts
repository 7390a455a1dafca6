import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { openCnefe } from '../../../addresses/import/cnefe.ts'
import { openEdne } from '../../../addresses/import/edne.ts'
import { openPlainCsv } from '../../../addresses/import/plain-csv.ts'
import { runImport, type ImportSummary } from '../../../addresses/import/run-import.ts'
import type { SourceFile } from '../../../addresses/import/source-file.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'npm run import:streets -- edne FOLDER [--states PA,AP]    e-DNE Básico, its folder Delimitado',
  'npm run import:streets -- cnefe FILE [--states PA]        CNEFE 2022 of IBGE, unpacked',
  'npm run import:streets -- csv FILE                        a table: municipio;bairro;tipo;logradouro;cep',
]

const format = '{bar} {percentage}% | {value}/{total} MB | {duration_formatted} | {name}'

async function withBar(
  db: OpenStation['db'],
  file: SourceFile,
  rejectedPath: string,
): Promise<ImportSummary> {
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 10_000 })
  bar.start(megabytes((await stat(file.path)).size), 0, { name: basename(file.path) })
  try {
    return await runImport(db, file, {
      rejectedPath,
      onProgress: (position) => bar.update(megabytes(position)),
    })
  } finally {
    bar.stop()
  }
}

async function filesOf(format: string, path: string, states: ReadonlySet<string>): Promise<SourceFile[]> {
  if (format === 'edne') return openEdne(path, states)
  return [await (format === 'cnefe' ? openCnefe(path, states) : openPlainCsv(path, states))]
}

/** Imports a directory of streets into the database; running servers find its streets within a minute. */
export async function importStreets(
  { db, settings }: Pick<OpenStation, 'db' | 'settings'>,
  args: string[],
): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { states: { type: 'string', default: '' } },
  })
  const [format = '', path] = positionals
  if (!['edne', 'cnefe', 'csv'].includes(format) || path === undefined || positionals.length > 2) {
    return refused(...usage)
  }
  const states = new Set(values.states.toUpperCase().split(',').filter(Boolean))
  const lines: string[] = []
  for (const file of await filesOf(format, path, states)) {
    const rejectedPath = join(settings.dataDir, `rejected-${format}-${basename(file.path)}.tsv`)
    const { accepted, rejected, removed, resumed } = await withBar(db, file, rejectedPath)
    const began = resumed ? ' (went on where it was broken off)' : ''
    lines.push(
      `${basename(file.path)}: ${accepted} lines taken, ${rejected} rejected, ${removed} old streets gone${began}`,
    )
    if (rejected > 0) lines.push(`  why: ${rejectedPath}`)
  }
  return done(...lines)
}
