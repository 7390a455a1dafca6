import { setTimeout as sleep } from 'node:timers/promises'
import type { Announcement } from '@delegacia/contract/delivery/announcement'
import type { Kysely } from 'kysely'
import { addReceiver } from '../../delivery/queue/receivers.ts'
import { startReceiver } from '../../delivery/receiver.fixture.ts'
import type { Database } from '../../store/tables/tables.ts'
import { insist, type Way } from './insist.fixture.ts'

export const pulling = 'sisp'
export const pushed = 'plantao'

/** Reports that the pulling system deals with at the same time. */
const atOnce = 12

/** The receipt number that the other system gives an event. */
export const receiptOf = (event: string) => `SISP ${event.slice(0, 8)}`

export type Receivers = {
  /** Each event in the order in which the pulling system first heard of it. */
  pulled: Map<string, Announcement>
  /** The same of the one that is told. */
  told: Map<string, Announcement>
  /** Throws what the pulling system was refused. */
  check(): void
  stop(): Promise<void>
}

/** Two systems of the police: one asks, fetches and confirms; the other is told, and is often not at home. */
export async function startReceivers(way: Way, db: Kysely<Database>): Promise<Receivers> {
  const { random } = way
  const told: Receivers['told'] = new Map()
  const pulled: Receivers['pulled'] = new Map()
  const door = await startReceiver(({ body }, _count, response) => {
    const event = JSON.parse(body) as Announcement
    // What it has read counts, also where its answer says otherwise.
    if (!told.has(event.id)) told.set(event.id, event)
    response.writeHead(random.between(1, 12) === 1 ? 503 : 204).end()
  })
  await addReceiver(db, { name: pushed, way: 'envio', address: door.url, allowsPrivate: true })
  const added = await addReceiver(db, { name: pulling, way: 'busca' })
  const authorization = `Bearer ${added?.credential}`

  const ask = (path: string, body?: object) =>
    insist(way, {
      path: `/api/entrega/${path}`,
      key: crypto.randomUUID(),
      headers: { authorization },
      ...(body && { body: JSON.stringify(body) }),
    })
  const deal = async (events: readonly Announcement[]) => {
    for (const event of events) {
      await ask(`boletins/${event.data.numero}`)
      await ask('recibos', { evento: event.id, recibo: receiptOf(event.id) })
    }
  }
  /** Reports side by side, the events of each in their order. */
  async function pull(): Promise<void> {
    const { eventos } = JSON.parse((await ask('eventos')).text) as { eventos: Announcement[] }
    for (const event of eventos) if (!pulled.has(event.id)) pulled.set(event.id, event)
    const reports = [...new Set(eventos.map(({ subject }) => subject))].slice(0, atOnce)
    await Promise.all(reports.map((report) => deal(eventos.filter(({ subject }) => subject === report))))
  }

  let stopped = false
  let failure: Error | undefined
  const rounds = (async () => {
    while (!stopped) {
      await pull()
      await sleep(300)
    }
  })()
  rounds.catch((error: Error) => (failure = error))
  return {
    pulled,
    told,
    check() {
      if (failure) throw failure
    },
    async stop() {
      stopped = true
      await rounds
      await door.stop()
    },
  }
}
