import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../../desk/audit/verify-audit.ts'
import { altchaSecrets } from '../../integrations/human-check-altcha.ts'
import { freePort } from '../free-port.fixture.ts'
import { loadSecrets } from '../load-secrets.ts'
import { createStationRunner } from '../station-runner.fixture.ts'
import type { Lookup } from '../../store/lookup.ts'
import type { Database } from '../../store/tables/tables.ts'
import { accountOf, answer, emailOf, register, sendEvidence, write } from './citizen.fixture.ts'
import type { Acknowledged } from './citizen.fixture.ts'
import { createSeededRandom } from './seeded-random.fixture.ts'
import { createLimitedDisk } from './limited-disk.fixture.ts'
import { createCrashInjector } from './crash-injector.fixture.ts'
import { countOpenDeliveries, expectDeliveries } from './expect-deliveries.fixture.ts'
import { createQuestioningOfficer } from './questioning-officer.fixture.ts'
import { createUnreliableNetwork } from './unreliable-network.fixture.ts'
import { startPausableSmtpServer } from './pausable-smtp-server.fixture.ts'
import { openStationDatabase, readStore, type Stored } from './read-stored-reports.fixture.ts'
import { startReceivers } from './receivers.fixture.ts'

/** `npm run test:faults` sets many; the usual run shows the same in about a minute. */
const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 40)
const isLong = submissions > 100
const crashes = Math.max(6, Math.round(submissions / 40))
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const people = 6
/** Rest between two reports of one person, so that the crashes fall among them. */
const restMs = isLong ? 50 : 300

const stationKey = randomBytes(32)
const secrets = altchaSecrets(stationKey)

async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 120_000 + submissions * 1000; Date.now() < end; await sleep(500))
    if (await isDone()) return
  throw new Error(`${what} did not finish`)
}

async function openStation(mailUrl: string) {
  const runner = await createStationRunner()
  const backups = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(async () => {
    await runner.endAll()
    runner.remove()
    rmSync(backups, { recursive: true })
  })
  const deliveryPort = await freePort()
  const settings = {
    HUMAN_CHECK: 'altcha',
    DATA_KEY: stationKey.toString('base64'),
    MAIL_URL: mailUrl,
    BACKUP_DIR: backups,
    BACKUP_AT: 'off',
    DESK_PORT: 'off',
    DELIVERY_PORT: String(deliveryPort),
  }
  return { runner, settings, deliveryAddress: `http://127.0.0.1:${deliveryPort}` }
}

// SU-08, SU-09, EV-28
test(
  `acknowledged is stored once: report, document, letter, messages, evidence, addendum and deliveries (seed ${seed})`,
  { timeout: 5_400_000 },
  async () => {
    const random = createSeededRandom(seed)
    const mail = await startPausableSmtpServer()
    const { runner, settings, deliveryAddress } = await openStation(mail.url)
    const disk = createLimitedDisk(dirname(runner.dataDir), 6000)
    onTestFinished(async () => {
      await mail.close()
      disk?.remove()
    })
    const begin = performance.now()
    const injector = await createCrashInjector({ runner, settings, mail, disk, isLong }, random)
    const network = createUnreliableNetwork(runner.address, random)
    const way = { network, random }
    const officer = createQuestioningOfficer(runner.dataDir)
    onTestFinished(() => officer.db.destroy())
    const between = { network: createUnreliableNetwork(deliveryAddress, random), random }
    const receivers = await startReceivers(between, officer.db)

    const acknowledged: Acknowledged[] = []
    let begun = 0
    let injected = 0
    const person = async () => {
      while (begun < submissions || injected < crashes) {
        const place = (begun += 1)
        const own = await register(way, secrets, place)
        acknowledged.push(own)
        await write(way, own, `Lembrei de mais uma coisa sobre o número ${place}.`)
        await sendEvidence(way, own)
        await officer.ask(own.bop)
        await answer(way, own)
        await write(way, own, `Obrigada, número ${place}.`)
        await sleep(random.between(0, restMs))
      }
    }
    const injectCrashes = async () => {
      for (; injected < crashes; injected += 1) {
        await sleep(random.between(500, isLong ? 6000 : 3000))
        await injector.inject()
      }
    }
    await Promise.all([injectCrashes(), ...Array.from({ length: people }, person)])
    await network.waitForIdle()
    const sentMs = performance.now() - begin

    const db = await openStationDatabase(runner.dataDir)
    onTestFinished(() => db.destroy())
    await until(async () => {
      const open = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).limit(1).execute()
      return open.length === 0
    }, 'The outbox')
    await until(async () => {
      receivers.check()
      return (await countOpenDeliveries(db, acknowledged.length)) === 0
    }, 'Delivery')
    await receivers.stop()
    const stored = await readStore(db, stationKey)
    const { lookup } = await loadSecrets(db, { dataDir: runner.dataDir, dataKey: stationKey })
    const { found, byKey } = compare(acknowledged, stored, lookup)
    const seconds = (ms: number) => Math.round(ms / 1000)
    process.stdout.write(
      `${JSON.stringify({
        ...found,
        seed,
        reports: stored.length,
        messages: sum(stored, ({ thread }) => thread.messages.length),
        evidence: sum(stored, ({ thread }) => Object.keys(thread.evidence).length),
        addenda: sum(stored, ({ thread }) => thread.addenda.length),
        deliveries: await expectDeliveries(db, stored, receivers),
        seconds: seconds(performance.now() - begin),
        sentIn: seconds(sentMs),
        crashes: injector.counts,
        tries: network.counts,
      })}\n`,
    )

    expect(found).toEqual({ lost: 0, doubled: 0, numbersTwice: 0 })
    await expectNoGap(db, stored)
    for (const own of acknowledged) {
      const report = byKey(own)
      expect({ bop: report?.bop, autDig: report?.code }).toEqual({ bop: own.bop, autDig: own.autDig })
      expect(report?.account).toContain(accountOf(own.place))
      expect(report).toMatchObject({ documentIsWhole: true, jobsDone: 2 })
      const { messages, evidence, addenda } = own
      // Counted in their tables too: nothing is there that no event tells of.
      expect(report?.thread).toMatchObject({ messages, evidence, files: 1, addenda, addendaRows: 1 })
      expect(mail.letters.get(report?.id ?? '')).toEqual(new Set([emailOf(own.place)]))
      // Every answer of the server, at whatever try, was the same.
      expect(network.answered.get(own.key)?.size).toBe(1)
    }
    const spent = await db.selectFrom('spent_challenges').select('id').execute()
    expect(spent).toHaveLength(acknowledged.length)
    expect(await verifyAudit(db)).toMatchObject({ ok: true })
    await injector.stop()
  },
)

function compare(acknowledged: readonly Acknowledged[], stored: readonly Stored[], lookup: Lookup) {
  const reports = new Map(stored.map((report) => [report.key, report]))
  const byKey = ({ key }: Acknowledged) => reports.get(lookup('idempotency', key).toString('hex'))
  const twice = (numbers: string[]) => numbers.length - new Set(numbers).size
  const found = {
    lost: acknowledged.filter((own) => byKey(own)?.bop !== own.bop).length,
    doubled: stored.length - acknowledged.length,
    numbersTwice: twice(stored.map(({ bop }) => bop)) + twice(acknowledged.map(({ bop }) => bop)),
  }
  return { found, byKey }
}

const sum = (stored: readonly Stored[], of: (report: Stored) => number): number =>
  stored.reduce((total, report) => total + of(report), 0)

/** Every number up to the last belongs to a report, or was skipped after a restore; each holds its sequence. */
async function expectNoGap(db: Kysely<Database>, stored: Stored[]): Promise<void> {
  const counter = await db.selectFrom('bulletin_counters').selectAll().executeTakeFirstOrThrow()
  const skips = await db.selectFrom('number_skips').selectAll().execute()
  const skipped = skips.flatMap(({ after, up_to: upTo }) =>
    Array.from({ length: upTo - after }, (_, place) => after + 1 + place),
  )
  const given = [...stored.map(({ sequence }) => sequence), ...skipped].toSorted((one, other) => one - other)
  expect(given).toEqual(Array.from({ length: counter.last }, (_, place) => place + 1))
  const { unit, year } = counter
  for (const { bop, sequence } of stored) expect(bop).toBe(bulletinNumber({ unit, year, sequence }))
}
