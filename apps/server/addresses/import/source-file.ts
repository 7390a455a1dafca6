import type { StreetSource } from '../../store/street-tables.ts'
import type { LineReading } from './import-row.ts'
import type { Encoding } from './text-encoding.ts'

/** A file of streets, and how its lines are read. */
export type SourceFile = {
  source: StreetSource
  path: string
  encoding: Encoding
  /** Lines before the first street. */
  headerLines: 0 | 1
  read: (line: string) => LineReading
  /** Several lines tell of one street, each a place in it; their middle is the street's. */
  averagesPlaces: boolean
}

/** A file that is not what it should be, told in a sentence for the operator. */
export class SourceError extends Error {
  override name = 'SourceError'
}
