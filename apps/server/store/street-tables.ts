import type { Generated } from 'kysely'

/** Who says so, the most trusted first: what it says of a street hides what the others say. */
export const streetSources = ['edne', 'csv', 'cnefe'] as const
export type StreetSource = (typeof streetSources)[number]

/** A street as one source knows it. */
export type StreetsTable = {
  id: Generated<string>
  source: StreetSource
  /** By which the source knows it again. */
  source_key: string
  import_id: string
  /** IBGE code. */
  municipality: number
  neighbourhood: string
  type: string
  name: string
  section: string
  /** Former and popular names, one a line. */
  other_names: string
  /** Eight digits or empty. */
  cep: string
  /** Type and name as they are compared: two sources may write them otherwise. */
  plain: string
  /** The middle of the measured points, of which there are `points`. */
  latitude: number | null
  longitude: number | null
  points: number
}

/** One run of an importer over one file; unfinished, it goes on at `position`. */
export type StreetImportsTable = {
  id: string
  source: StreetSource
  /** Its name, for the operator. */
  file: string
  /** Tells the same file again. */
  fingerprint: string
  /** Bytes that are done, and the lines in them. */
  position: string
  line: string
  accepted: string
  rejected: string
  /** How long the report of rejected lines is so far. */
  rejected_bytes: string
  started_at: Date
  finished_at: Date | null
}
