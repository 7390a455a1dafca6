import type { StreetSource } from '../../store/tables/street-tables.ts'
import type { LineReading } from './import-row.ts'
import type { TextEncoding } from './text-encoding.ts'

/** A file of streets, and how its lines are read. */
export type SourceFile = {
  source: StreetSource
  path: string
  encoding: TextEncoding
  /** Lines before the first street. */
  headerLines: 0 | 1
  read: (line: string) => LineReading
  /** Several lines are of one street, each with a place in it; the street's is their mean. */
  averagesPlaces: boolean
}

/** A file that is not what it should be; the message is a sentence for the operator. */
export class SourceError extends Error {
  override name = 'SourceError'
}
