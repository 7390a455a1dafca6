import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { altchaSecrets } from '../integrations/human-check-altcha.ts'
import { easyToken } from '../integrations/solved-token.fixture.ts'
import { loadSecrets } from '../start/load-secrets.ts'
import { createStationRunner } from '../start/station-runner.fixture.ts'
import type { Database } from '../store/tables.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.fixture.ts'
import { createLimitedDisk } from './limited-disk.fixture.ts'
import { createCrashInjector } from './crash-injector.fixture.ts'
import { createUnreliableNetwork, type Parcel, type UnreliableNetwork } from './unreliable-network.fixture.ts'
import { startPausableSmtpServer } from './pausable-smtp-server.fixture.ts'
import { openStationDatabase, readStore, type Stored } from './read-stored-reports.fixture.ts'

/** `npm run test:faults` sets many; the usual run shows the same in about a minute. */
const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 60)
const isLong = submissions > 100
const crashes = Math.max(6, Math.round(submissions / 40))
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const people = 6
/** Rest between two reports of one person, so that the crashes fall among them. */
const restMs = isLong ? 50 : 900

type Acknowledged = { bop: string; autDig: string }

const stationKey = randomBytes(32)
const secrets = altchaSecrets(stationKey)

/** A unique report, with a human check that is solved at the first try. */
async function newParcel(place: number): Promise<Parcel> {
  const report = lossReport()
  report.relato_plain = `${accountOf(place)} ${report.relato_plain}`
  Object.assign(report.envolvido[0]?.contato?.[2] ?? {}, { valor: emailOf(place) })
  const recaptchaToken = await easyToken(secrets)
  return {
    path: '/api/ocorrencia',
    key: crypto.randomUUID(),
    body: JSON.stringify({ ...report, recaptchaToken }),
  }
}
/** What the person writes afterwards. */
const messageFor = ({ bop, autDig }: Acknowledged, place: number): Parcel => ({
  path: '/api/acompanhar/mensagem',
  key: crypto.randomUUID(),
  body: JSON.stringify({ numero: bop, codigo: autDig, texto: messageOf(place) }),
})
const messageOf = (place: number) => `Lembrei de mais uma coisa sobre o número ${place}.`
const accountOf = (place: number) => `ESTE É O RELATO DE NÚMERO ${place}.`
const emailOf = (place: number) => `pessoa${place}@example.org`

/** Sends until an answer is seen, as the browser does, always with the same key. Returns the answer. */
async function insist(network: UnreliableNetwork, parcel: Parcel, random: SeededRandom): Promise<string> {
  for (;;) {
    const seen = await network.send(parcel)
    if (seen?.status === 200 || seen?.status === 201) return seen.text
    if (seen && seen.status < 500) throw new Error(`Refused with ${seen.status}: ${seen.text}`)
    await sleep(random.between(100, 700))
  }
}

async function untilDone(db: Kysely<Database>, timeoutMs: number): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(500)) {
    const [open] = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).limit(1).execute()
    if (!open) return
  }
  throw new Error('The outbox did not finish')
}

// SU-08, SU-09
test(
  `acknowledged is stored once, with number, document, letter and what was written afterwards (seed ${seed})`,
  { timeout: 5_400_000 },
  async () => {
    const random = createSeededRandom(seed)
    const runner = await createStationRunner()
    const disk = createLimitedDisk(dirname(runner.dataDir), 6000)
    const mail = await startPausableSmtpServer()
    const backups = mkdtempSync(join(tmpdir(), 'backups-'))
    onTestFinished(async () => {
      await runner.endAll()
      await mail.close()
      disk?.remove()
      runner.remove()
      rmSync(backups, { recursive: true })
    })
    const begin = performance.now()
    const settings = {
      HUMAN_CHECK: 'altcha',
      DATA_KEY: stationKey.toString('base64'),
      MAIL_URL: mail.url,
      BACKUP_DIR: backups,
      BACKUP_AT: 'off',
    }
    const injector = await createCrashInjector({ runner, settings, mail, disk, isLong }, random)
    const network = createUnreliableNetwork(runner.address, random)

    const acknowledged = new Map<string, Acknowledged & { place: number }>()
    let begun = 0
    let injected = 0
    const person = async () => {
      while (begun < submissions || injected < crashes) {
        const place = (begun += 1)
        const parcel = await newParcel(place)
        const registered = JSON.parse(await insist(network, parcel, random)) as Acknowledged
        acknowledged.set(parcel.key, { ...registered, place })
        await insist(network, messageFor(registered, place), random)
        await sleep(random.between(0, restMs))
      }
    }
    const injectCrashes = async () => {
      for (; injected < crashes; injected += 1) {
        await sleep(random.between(500, 6000))
        await injector.inject()
      }
    }
    await Promise.all([injectCrashes(), ...Array.from({ length: people }, person)])
    await network.waitForIdle()
    const sentMs = performance.now() - begin

    const db = await openStationDatabase(runner.dataDir)
    onTestFinished(() => db.destroy())
    await untilDone(db, 120_000 + submissions * 1000)
    const stored = await readStore(db, stationKey)
    const { lookup } = await loadSecrets(db, { dataDir: runner.dataDir, dataKey: stationKey })
    const byKey = new Map(stored.map((report) => [report.key, report]))
    const numbers = stored.map(({ bop }) => bop)
    const found = {
      lost: [...acknowledged].filter(
        ([key, { bop }]) => byKey.get(lookup('idempotency', key).toString('hex'))?.bop !== bop,
      ).length,
      doubled: stored.length - acknowledged.size,
      numbersTwice:
        numbers.length -
        new Set(numbers).size +
        acknowledged.size -
        new Set([...acknowledged.values()].map(({ bop }) => bop)).size,
    }
    const seconds = (ms: number) => Math.round(ms / 1000)
    process.stdout.write(
      `${JSON.stringify({
        ...found,
        seed,
        reports: stored.length,
        seconds: seconds(performance.now() - begin),
        sentIn: seconds(sentMs),
        crashes: injector.counts,
        tries: network.counts,
      })}\n`,
    )

    expect(found).toEqual({ lost: 0, doubled: 0, numbersTwice: 0 })
    await expectNoGap(db, stored)
    for (const [sentKey, person] of acknowledged) {
      const report = byKey.get(lookup('idempotency', sentKey).toString('hex'))
      expect({ bop: report?.bop, autDig: report?.code }).toEqual({ bop: person.bop, autDig: person.autDig })
      expect(report?.account).toContain(accountOf(person.place))
      expect(report?.messages).toEqual([messageOf(person.place)])
      expect(report).toMatchObject({ documentIsWhole: true, jobsDone: 2 })
      expect(mail.letters.get(report?.id ?? '')).toEqual(new Set([emailOf(person.place)]))
      // Every answer of the server, at whatever try, was the same.
      expect(network.answered.get(sentKey)?.size).toBe(1)
    }
    const spent = await db.selectFrom('spent_challenges').select('id').execute()
    expect(spent).toHaveLength(acknowledged.size)
    await injector.stop()
  },
)

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
