import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { loseCommitReply } from '../../start/crash-injection/lost-commit-response.fixture.ts'
import { testStation } from '../../start/test-station.fixture.ts'
import { noHumanCheck } from '../../integrations/human-check.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'

/** A station whose human check remembers its tokens, as Google's does. */
async function openStation(given: Parameters<typeof testStation>[1] = {}) {
  let judged = 0
  const station = await testStation(inject('clusterUrl'), {
    onRegistered: () => undefined,
    humanCheck: {
      challenge: () => Promise.resolve({ tipo: 'nenhuma' }),
      verify: () => Promise.resolve({ ok: (judged += 1) === 1 }),
      workOf: () => Promise.resolve(undefined),
      origins: [],
    },
    ...given,
  })
  onTestFinished(() => station.close())
  return station
}
type Station = Awaited<ReturnType<typeof openStation>>

/** Makes something happen during the transaction of the first report of the station, and only then. */
async function trip(db: Station['db'], what: string): Promise<void> {
  await sql`create sequence tries`.execute(db)
  await sql`create function trip() returns trigger language plpgsql as ${sql.lit(`begin
    if nextval('tries') = 1 then ${what} end if;
    return new;
  end`)}`.execute(db)
  await sql`create trigger trip before insert on outbox for each statement execute function trip()`.execute(
    db,
  )
}
const numbers = async ({ db }: Station) =>
  (await retryTransient(() => db.selectFrom('reports').select(['bop', 'sequence']).execute())).map(
    ({ bop, sequence }) => `${sequence} ${bop}`,
  )

test.each([
  ['a deadlock', `raise exception 'x' using errcode = '40P01';`],
  ['a lost race', `raise exception 'x' using errcode = '40001';`],
  ['a connection that is ended', 'perform pg_terminate_backend(pg_backend_pid());'],
  ['a primary that became a standby', `raise exception 'x' using errcode = '25006';`],
])('%s during registration needs no second press of the button', async (_, what) => {
  const station = await openStation()
  await trip(station.db, what)
  const answer = await station.register()
  expect(answer.statusCode).toBe(201)
  expect(await numbers(station)).toEqual([`1 ${answer.json().bop}`])
  const jobs = await station.db.selectFrom('outbox').select('kind').execute()
  expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'paper'])
})

test('a commit whose answer is lost on the way is found again and not done twice', async () => {
  const station = await openStation()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(station.db)
  const home = new URL(inject('clusterUrl'))
  home.pathname = `/${rows[0]?.name}`
  const line = await loseCommitReply(home.href)
  onTestFinished(() => line.close())
  const db = openDatabase(line.url)
  onTestFinished(() => db.destroy())
  const far = await openStation(station.sibling(db))
  line.loseNext()
  const answer = await far.register()
  expect([200, 201]).toContain(answer.statusCode)
  expect(line.lost()).toBe(1)
  expect(await numbers(station)).toEqual([`1 ${answer.json().bop}`])
})

test('with a database that stores nothing the answer is 503, and the same report registers afterwards', async () => {
  const station = await openStation({ humanCheck: noHumanCheck })
  const key = { 'idempotency-key': crypto.randomUUID() }
  await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception 'x' using errcode = '53100'; end`,
  )}`.execute(station.db)
  await sql`create trigger refuse before insert on reports for each row execute function refuse()`.execute(
    station.db,
  )
  const refused = await station.register(undefined, key)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(await numbers(station)).toEqual([])
  await sql`drop trigger refuse on reports`.execute(station.db)
  const taken = await station.register(undefined, key)
  expect(taken.statusCode).toBe(201)
  expect(await numbers(station)).toEqual([`1 ${taken.json().bop}`])
})

test(
  'a database that stays read-only is answered 503 within the request’s time',
  { timeout: 40_000 },
  async () => {
    const station = await openStation()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(station.db)
    const name = sql.id(rows[0]?.name ?? '')
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(station.db)
    // Earlier connections may still write.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(station.db)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(station.db).catch(() => undefined)
    const mode = () => sql`show default_transaction_read_only`.execute(station.db)
    await expect.poll(mode).toMatchObject({ rows: [{ default_transaction_read_only: 'on' }] })
    const begin = performance.now()
    const refused = await station.register()
    expect(refused.statusCode).toBe(503)
    expect(performance.now() - begin).toBeLessThan(20_000)
  },
)
