// @ts-check
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../soak/exchange.mjs'
import { openArrivals } from './arrivals.mjs'

/** @typedef {{ list: number[], open: number[], errors: number, arrived: number }} Times */

/** How long somebody looks at what they got. */
const pauseMs = 2000
const arrivalsPerSecond = 10
const device = 'bench'

/**
 * The desk on a listener of its own over a filled database: so many officers read their queue and open reports, each a look
 * after the other, while ten reports a second arrive.
 * @param {{ db: ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>,
 *   databases: import('../../apps/server/dist/desk/database/desk-databases.js').DeskDatabases, unit: number }} station
 */
export async function openBusyDesk({ db, databases, unit }) {
  const { createDeskApp } = await import('../../apps/server/dist/desk/desk-app.js')
  const { createVault } = await import('../../apps/server/dist/store/keys/vault.js')
  const { createLookup } = await import('../../apps/server/dist/store/lookup.js')
  const vault = createVault(randomBytes(32))
  const app = await createDeskApp({
    accounts: databases.accounts,
    list: databases.list,
    open: databases.open,
    vault,
    lookup: createLookup(randomBytes(32)),
    deskKey: randomBytes(32),
    deskUrl: 'http://localhost:8081',
    openingsPerHour: 100_000,
    searchesPerDay: 20,
    claimMinutes: 48,
    takeBackSeconds: 60,
    log: () => undefined,
    openExport: () => Promise.resolve(undefined),
    ensureDocument: () => Promise.resolve(undefined),
    now: () => new Date(),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const arrive = await openArrivals(db, vault, unit)

  /**
   * @param {number} officers @param {number} seconds
   * @returns {Promise<Times>}
   */
  async function work(officers, seconds) {
    /** @type {Times} */
    const times = { list: [], open: [], errors: 0, arrived: 0 }
    const arrived = [await arrive()]
    const end = performance.now() + seconds * 1000
    const tokens = await Promise.all(Array.from({ length: officers }, (_, place) => logIn(db, unit, place)))

    /** @param {string} token @param {import('../soak/exchange.mjs').Request} request @param {number[]} took */
    async function timed(token, request, took) {
      const start = performance.now()
      const answer = await ask(address, token, request)
      took.push(performance.now() - start)
      if (answer?.status !== 200) times.errors += 1
    }
    /** @param {string} token */
    async function oneOfficer(token) {
      await sleep(Math.random() * pauseMs)
      while (performance.now() < end) {
        await timed(token, { path: '/api/filas/da-unidade' }, times.list)
        const report = arrived[Math.floor(Math.random() * arrived.length)]
        const body = JSON.stringify({ motivo: 'triagem' })
        await timed(token, { method: 'POST', path: `/api/boletins/${report}/abrir`, body }, times.open)
        await sleep(pauseMs * (0.5 + Math.random()))
      }
    }
    async function arrivals() {
      for (let next = performance.now(); next < end; next += 1000 / arrivalsPerSecond) {
        await sleep(Math.max(0, next - performance.now()))
        await arrive().then(
          (id) => void arrived.push(id),
          () => void (times.errors += 1),
        )
      }
    }
    await Promise.all([arrivals(), ...tokens.map(oneOfficer)])
    times.arrived = arrived.length
    return times
  }
  return { work, close: () => app.close() }
}

/**
 * The token of an officer of the unit, logged in.
 * @param {ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>} db
 * @param {number} unit @param {number} place
 */
async function logIn(db, unit, place) {
  const { beginSession } = await import('../../apps/server/dist/desk/sessions/session-store.js')
  const id = `00000000-0000-4000-8000-${String(place + 100).padStart(12, '0')}`
  const now = new Date()
  const row = { id, registration: `b${place}`, name: `Banco ${place}`, created_at: now, disabled_at: null }
  await db
    .insertInto('officers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('officer_duties')
    .values({ officer_id: id, role: 'investigador', unit_id: unit, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return beginSession(db, { officer: id, device, now })
}

/**
 * A request as the desk's page sends it; undefined where no answer came.
 * @param {string} address @param {string} token @param {import('../soak/exchange.mjs').Request} request
 */
function ask(address, token, request) {
  const headers = {
    host: 'localhost:8081',
    origin: 'http://localhost:8081',
    'sec-fetch-site': 'same-origin',
    'user-agent': device,
    cookie: `mesa=${token}`,
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
  }
  return exchange(address, { ...request, headers }).catch(() => undefined)
}
