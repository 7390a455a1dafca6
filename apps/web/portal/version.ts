import { version as packageVersion } from '../package.json' with { type: 'json' }

/** The running front end's version: it stands in the footer (SH-11) and goes with a report (SU-07). */
export const version: string = packageVersion
