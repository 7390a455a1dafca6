import type { Generated } from 'kysely'

/** The sources of streets, the most trusted first: its version of a street hides the others. */
export const streetSources = ['edne', 'csv', 'cnefe'] as const
export type StreetSource = (typeof streetSources)[number]

/** A street as one source knows it. */
export type StreetsTable = {
  id: Generated<string>
  source: StreetSource
  /** By which the source identifies it. */
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
  /** Type and name in the form in which they are compared, as sources spell them differently. */
  plain: string
  /** The middle of the measured points, of which there are `points`. */
  latitude: number | null
  longitude: number | null
  points: number
}

/** One run of an importer over one file; an unfinished one continues at `position`. */
export type StreetImportsTable = {
  id: string
  source: StreetSource
  /** Its name, for the operator. */
  file: string
  /** Identifies the same file. */
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
