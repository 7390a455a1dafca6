import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { firstOutput } from '../../apps/server/base/platform/first-output.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { startReceiver } from '../../apps/server/delivery/receiver.fixture.ts'
import { openDatabase } from '../../apps/server/store/connection/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/store/embedded/embedded-postgres.ts'
import { root } from '../../tools/run.mjs'
import type { DeskStation } from './start-desk-station.ts'

export type FailingReceiver = {
  /** How often it was told of that report, and what it answered. */
  answersAbout(bop: string): number[]
  stop(): Promise<void>
}

/** How often it fails before it takes anything of a report. */
const failures = 5

/**
 * Another system of the police: the example of the documents, behind a door that fails five times for each report. The
 * operator adds it as a receiver that is told, at an address of this machine.
 */
export async function startFailingReceiver(
  station: DeskStation,
  deliveryUrl: string,
  folder: string,
): Promise<FailingReceiver> {
  const examplePort = await freePort()
  const answers = new Map<string, number[]>()
  const door = await startReceiver(({ headers, body }, _count, response) => {
    const { subject } = JSON.parse(body) as { subject: string }
    const before = answers.get(subject) ?? []
    const answer = (status: number) => {
      answers.set(subject, [...before, status])
      response.writeHead(status).end()
    }
    if (before.length < failures) return answer(before.length % 2 ? 500 : 503)
    const init = { method: 'POST', headers: signatureOf(headers), body }
    fetch(`http://127.0.0.1:${examplePort}/`, init).then(
      ({ status }) => answer(status),
      () => answer(502),
    )
  })
  const added = station.operate(
    'delivery',
    'receiver',
    'add',
    'sisp',
    '--push',
    door.url,
    '--private-network',
  )
  const [credential] = /dvr_\S+/.exec(added) ?? []
  const [key] = /whpk_\S+/.exec(station.operate('delivery', 'key')) ?? []
  const example = spawn(process.execPath, [join(root, 'docs/example-receiver.mjs')], {
    env: {
      PORT: String(examplePort),
      STATION: deliveryUrl,
      CREDENTIAL: credential,
      KEY: key,
      FOLDER: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await firstOutput(example)
  return {
    answersAbout: (bop) => answers.get(bop) ?? [],
    async stop() {
      example.kill()
      await door.stop()
    },
  }
}

/** What the sender signed. */
function signatureOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const names = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]))
}

/**
 * Lets what waits for its next attempt be tried at once: the times between attempts have a test of their own. How many
 * wait.
 */
export async function hurryDeliveries(dataDir: string): Promise<number> {
  const { url } = await startEmbeddedPostgres({ dataDir })
  const db = openDatabase(url)
  try {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ due_at: new Date(0) })
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  } finally {
    await db.destroy()
  }
}
