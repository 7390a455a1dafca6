// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../apps/server/dist/store/migrate.js'
import { openDatabaseWithLongTimeouts } from '../../apps/server/dist/store/connection/database.js'
import { startEmbeddedPostgres } from '../../apps/server/dist/store/embedded/embedded-postgres.js'
import { startStation } from '../station.mjs'
import { inTurns, share } from './in-turns.mjs'
import { startTask } from './task.mjs'

const [rounds, seconds, atOnce] = [5, Number(process.env['BENCH_SECONDS'] || 5), 16]

/**
 * Reports registered by HTTP beside the same rows written by a client that does nothing else, in one transaction each: with the
 * counter of one unit, as the station does, and with a counter for each connection, which shows what that row costs.
 */
export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-registrations-'))
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, archive: false })
  const db = openDatabaseWithLongTimeouts(postgres.url)
  await migrate(db)
  await db.destroy()
  // Without a worker: documents and letters take the processor at another time, or on another machine.
  const station = await startStation({ DATABASE_URL: postgres.url, ROLE: 'web', DESK_PORT: 'off' })
  const people = startTask('register-by-http.mjs', [station.address, String(atOnce)])
  const rows = startTask('register-rows.mjs', [postgres.url, String(atOnce)])
  try {
    await people.ask({ seconds: 2 })
    const found = await inTurns(rounds, {
      http: () => people.ask({ seconds }),
      oneUnit: () => rows.ask({ seconds, units: 1 }),
      manyUnits: () => rows.ask({ seconds, units: atOnce }),
    })
    const rate = (/** @type {number} */ each) => `${each.toFixed(0)} a second`
    return [
      { what: `reports by HTTP, ${atOnce} people at once`, found: rate(found('http')) },
      { what: 'their rows alone, one counter', found: rate(found('oneUnit')) },
      { what: `their rows alone, ${atOnce} counters`, found: rate(found('manyUnits')) },
      share('by HTTP of the rows alone, one counter', found('http'), found('oneUnit'), 0.6),
    ]
  } finally {
    await Promise.all([people.end(), rows.end()])
    await station.stop()
    station.remove()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
