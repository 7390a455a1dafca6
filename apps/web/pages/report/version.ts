import { version as packageVersion } from '../../package.json' with { type: 'json' }

/** The running front end's version, which a report carries (SU-07). */
export const version: string = packageVersion
