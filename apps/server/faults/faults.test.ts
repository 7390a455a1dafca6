import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { altchaSecrets } from '../outside/human-check-altcha.ts'
import { solvedToken } from '../outside/solved-token.fixture.ts'
import { openSecrets } from '../start/open-secrets.ts'
import { createStationRunner } from '../start/station-runner.fixture.ts'
import type { Database } from '../store/tables.ts'
import { createDice, type Dice } from './dice.fixture.ts'
import { createSaboteur } from './saboteur.fixture.ts'
import { createUnreliableNetwork, type Parcel, type UnreliableNetwork } from './unreliable-network.fixture.ts'
import { openStationDatabase, readStore } from './what-is-stored.fixture.ts'

/** `npm run test:faults` asks for many; the usual run shows the same in about a minute. */
const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 60)
const blows = Math.max(3, Math.round(submissions / 40))
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const people = 6
/** Rest between two reports of one person, so that the blows fall among them. */
const restMs = submissions > 100 ? 50 : 900

type Shown = { bop: string; autDig: string }

const stationKey = randomBytes(32)
const secrets = altchaSecrets(stationKey)

/** A report that no other equals, with a human check that is solved at the first try. */
async function newParcel(place: number): Promise<Parcel> {
  const report = lossReport()
  report.relato_plain = `${accountOf(place)} ${report.relato_plain}`
  Object.assign(report.envolvido[0]?.contato?.[2] ?? {}, { valor: emailOf(place) })
  const desafio = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + 3_600_000),
    data: { action: 'login' },
    ...secrets,
  })
  const recaptchaToken = await solvedToken({ tipo: 'altcha', desafio })
  return { key: crypto.randomUUID(), body: JSON.stringify({ ...report, recaptchaToken }) }
}
const accountOf = (place: number) => `ESTE É O RELATO DE NÚMERO ${place}.`
const emailOf = (place: number) => `pessoa${place}@example.org`

/** Sends until an answer is seen, as the browser does, always with the same key. */
async function insist(network: UnreliableNetwork, parcel: Parcel, dice: Dice): Promise<Shown> {
  for (;;) {
    const seen = await network.send(parcel)
    if (seen?.status === 200 || seen?.status === 201) return JSON.parse(seen.text) as Shown
    if (seen && seen.status < 500) throw new Error(`Refused with ${seen.status}: ${seen.text}`)
    await sleep(dice.between(100, 700))
  }
}

async function untilDone(db: Kysely<Database>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(500)) {
    const [open] = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).limit(1).execute()
    if (!open) return
  }
  throw new Error('The outbox did not finish')
}

// SU-08, SU-09
test(
  `acknowledged is stored once, with number, paper and letter (seed ${seed})`,
  { timeout: 5_400_000 },
  async () => {
    const dice = createDice(seed)
    const runner = await createStationRunner()
    onTestFinished(async () => {
      await runner.endAll()
      runner.remove()
    })
    const begin = performance.now()
    const settings = { HUMAN_CHECK: 'altcha', DATA_KEY: stationKey.toString('base64') }
    const saboteur = await createSaboteur(runner, dice, settings)
    const network = createUnreliableNetwork(runner.address, dice)

    const shown = new Map<string, Shown & { place: number }>()
    let begun = 0
    let struck = 0
    const person = async () => {
      while (begun < submissions || struck < blows) {
        const place = (begun += 1)
        const parcel = await newParcel(place)
        shown.set(parcel.key, { ...(await insist(network, parcel, dice)), place })
        await sleep(dice.between(0, restMs))
      }
    }
    const sabotage = async () => {
      for (; struck < blows; struck += 1) {
        await sleep(dice.between(500, 6000))
        await saboteur.strike()
      }
    }
    await Promise.all([sabotage(), ...Array.from({ length: people }, person)])
    await network.settle()
    const sentMs = performance.now() - begin

    const db = await openStationDatabase(runner.dataDir)
    onTestFinished(() => db.destroy())
    await untilDone(db, 120_000 + submissions * 1000)
    const stored = await readStore(db, runner.dataDir, stationKey)
    const { lookup } = await openSecrets(db, { dataDir: runner.dataDir, dataKey: stationKey })
    const keys = new Map([...shown.keys()].map((key) => [lookup('idempotency', key).toString('hex'), key]))

    expect(stored).toHaveLength(shown.size)
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, place) => place + 1))
    const counter = await db.selectFrom('bulletin_counters').selectAll().executeTakeFirstOrThrow()
    expect(counter.last).toBe(shown.size)
    for (const report of stored) {
      const key = keys.get(report.key) ?? ''
      const person = shown.get(key)
      expect(person).toBeDefined()
      expect(report.bop).toBe(
        bulletinNumber({ unit: counter.unit, year: counter.year, sequence: report.sequence }),
      )
      expect({ bop: person?.bop, autDig: person?.autDig }).toEqual({ bop: report.bop, autDig: report.code })
      expect(report.account).toContain(accountOf(person?.place ?? 0))
      expect(report).toMatchObject({
        paperIsWhole: true,
        jobsDone: 2,
        letters: [emailOf(person?.place ?? 0)],
      })
      // Whoever heard the server, at whatever try, heard the same.
      expect(network.answered.get(key)?.size).toBe(1)
    }
    const spent = await db.selectFrom('spent_challenges').select('id').execute()
    expect(spent).toHaveLength(shown.size)
    await saboteur.stop()
    const seconds = (ms: number) => Math.round(ms / 1000)
    process.stdout.write(
      `${JSON.stringify({
        seed,
        reports: stored.length,
        seconds: seconds(performance.now() - begin),
        sentIn: seconds(sentMs),
        killed: saboteur.counts,
        tries: network.counts,
      })}\n`,
    )
  },
)
