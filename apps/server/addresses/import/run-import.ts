import { createHash } from 'node:crypto'
import { open, stat, truncate } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Kysely } from 'kysely'
import { finishImport, openImport, storeBatch, type StreetToStore } from '../../store/street-imports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { wordsOf } from '../text/words.ts'
import type { ImportedStreet } from './import-row.ts'
import { readLines } from './read-lines.ts'
import type { SourceFile } from './source-file.ts'
import { decodeLine } from './text-encoding.ts'

export type ImportSummary = {
  accepted: number
  rejected: number
  /** Streets of an earlier import that are not in the file any more. */
  removed: number
  /** Whether it continued an interrupted import. */
  resumed: boolean
}

type Options = {
  /** Where rejected lines are reported: number, reason and line, separated by tabs. */
  rejectedPath: string
  /** Bytes that are done. */
  onProgress?: (position: number) => void
  signal?: AbortSignal
  /** Lines that are stored at once. */
  batch?: number
}

/** A file is recognised by its name, its size, its start and its end. */
async function fingerprintOf(path: string): Promise<string> {
  const { size } = await stat(path)
  const handle = await open(path)
  try {
    const part = Math.min(size, 1 << 16)
    const [first, last] = [Buffer.alloc(part), Buffer.alloc(part)]
    await handle.read(first, 0, part, 0)
    await handle.read(last, 0, part, size - part)
    return createHash('sha256')
      .update(`${basename(path)} ${size}`)
      .update(first)
      .update(last)
      .digest('hex')
  } finally {
    await handle.close()
  }
}

/** Many lines of one batch are of one street: it is stored once, with the mean of their places. */
function gathered(streets: readonly ImportedStreet[], averages: boolean): StreetToStore[] {
  const byKey = new Map<string, StreetToStore>()
  for (const { key, otherNames = [], latitude = null, longitude = null, ...street } of streets) {
    const known = byKey.get(key)
    const isMeasured = latitude !== null && longitude !== null
    if (!known || !averages) {
      const plain = wordsOf(`${street.type} ${street.name}`).join(' ')
      const other_names = otherNames.join('\n')
      byKey.set(key, { key, ...street, other_names, plain, latitude, longitude, points: isMeasured ? 1 : 0 })
    } else if (isMeasured) {
      const points = known.points + 1
      const step = (middle: number | null, next: number) =>
        middle === null ? next : middle + (next - middle) / points
      known.latitude = step(known.latitude, latitude)
      known.longitude = step(known.longitude, longitude)
      known.points = points
    }
  }
  return [...byKey.values()]
}

/** Imports a file of streets; killed and called again it continues where it was. */
export async function runImport(
  db: Kysely<Database>,
  file: SourceFile,
  { rejectedPath, onProgress = () => undefined, signal, batch = 5000 }: Options,
): Promise<ImportSummary> {
  const run = await openImport(db, file.source, basename(file.path), await fingerprintOf(file.path))
  const resumed = run.position > 0
  const report = await open(rejectedPath, 'a')
  await truncate(rejectedPath, run.rejectedBytes)
  let streets: ImportedStreet[] = []
  let lines = 0
  const store = async () => {
    await report.sync()
    await storeBatch(db, file.source, run, gathered(streets, file.averagesPlaces))
    streets = []
    lines = 0
    onProgress(run.position)
  }
  try {
    for await (const { bytes, next } of readLines(file.path, run.position)) {
      signal?.throwIfAborted()
      run.position = next
      run.line += 1
      lines += 1
      const line = decodeLine(bytes, file.encoding)
      if (run.line > file.headerLines && line.trim() !== '') {
        const reading = file.read(line)
        if ('street' in reading) streets.push(reading.street)
        if ('rejected' in reading) {
          const { bytesWritten } = await report.write(`${run.line}\t${reading.rejected}\t${line}\n`)
          run.rejectedBytes += bytesWritten
          run.rejected += 1
        }
        if ('street' in reading) run.accepted += 1
      }
      if (lines >= batch) await store()
    }
    await store()
  } finally {
    await report.close()
  }
  const removed = await finishImport(db, file.source, run.id)
  return { accepted: run.accepted, rejected: run.rejected, removed, resumed }
}
