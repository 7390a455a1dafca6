import type { Readable } from 'node:stream'

/** A request that two officers have signed and one has begun, and the files that it names. */
export type BegunExport = { request: string; evidence: readonly string[] }

/**
 * The package of an export, read as it is sent. Undefined where the request is not signed, begun and in time, or its report
 * cannot be packed any more.
 */
export type OpenExport = (begun: BegunExport) => Promise<Readable | undefined>
