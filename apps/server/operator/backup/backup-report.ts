import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { keepLooking } from '../../base/platform/keep-looking.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'

/** What `pgbackrest --output=json info` says of each repository; times are in seconds. */
const pgbackrestInfo = v.array(
  v.object({
    backup: v.array(
      v.object({ error: v.optional(v.nullable(v.boolean())), timestamp: v.object({ stop: v.number() }) }),
    ),
  }),
)

const interval = 60_000

/**
 * When the newest sound backup of a cluster ended, as the operator's backup job left word of it: the output of pgBackRest, or a
 * time. Undefined where it says that there is none; throws where the file is missing or says neither.
 */
export async function readBackupReport(path: string): Promise<Date | undefined> {
  const text = (await readFile(path, 'utf8')).trim()
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  const stanzas = v.parse(pgbackrestInfo, JSON.parse(text))
  const ends = stanzas.flatMap(({ backup }) =>
    backup.filter(({ error }) => error !== true).map(({ timestamp }) => timestamp.stop),
  )
  return ends.length === 0 ? undefined : new Date(Math.max(...ends) * 1000)
}

/** Reads the file once a minute; where it cannot be read, what it said before counts on. */
export function watchBackupReport(path: string, log: Log) {
  let newest: Date | undefined
  const stop = keepLooking(async () => {
    newest = await readBackupReport(path).catch((error: unknown) => {
      log(faultLine('backup report', error))
      return newest
    })
    return interval
  })
  return { lastBackupAt: () => newest, stop }
}
