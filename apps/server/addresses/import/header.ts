import { decodeLine, type TextEncoding } from './text-encoding.ts'
import { readLines } from './read-lines.ts'
import { SourceError } from './source-file.ts'
import { splitFields } from './split-fields.ts'

/** Reads a field of a line by the name of its column; empty where the file has no such column. */
export type ColumnReader = (fields: readonly string[], column: string) => string

/** Of a file with a first line of names, `;` or `,` between. */
export async function readHeader(
  path: string,
  encoding: TextEncoding,
  needed: readonly string[],
): Promise<{ delimiter: string; column: ColumnReader; width: number }> {
  for await (const { bytes } of readLines(path, 0)) {
    const line = decodeLine(bytes, encoding)
    const delimiter = line.includes(';') ? ';' : ','
    const names = splitFields(line, delimiter).map((name) => name.trim().toUpperCase())
    const missing = needed.filter((name) => !names.includes(name.toUpperCase()))
    if (missing.length > 0) throw new SourceError(`${path} has no column ${missing.join(', ')}`)
    const places = new Map(names.map((name, place) => [name, place]))
    const column: ColumnReader = (fields, name) => fields[places.get(name.toUpperCase()) ?? -1] ?? ''
    return { delimiter, column, width: names.length }
  }
  throw new SourceError(`${path} is empty`)
}
