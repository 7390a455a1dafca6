import { createHash, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from './test-station.fixture.ts'
import { rotateKeys } from '../reports/keys/rotate-keys.ts'
import { keyFile, wholeKey } from '../store/keys/station-key.ts'
import { loadSecrets } from './load-secrets.ts'

let station: TestStation
let otherDir: string
beforeEach(async () => {
  station = await testStation(inject('clusterUrl'))
  otherDir = mkdtempSync(join(tmpdir(), 'open-secrets-'))
})
afterEach(async () => {
  await station.close()
  rmSync(otherDir, { recursive: true })
})

const open = (dataDir: string, dataKey?: Buffer) => loadSecrets(station.db, { dataDir, dataKey })
/** Of everything that is encrypted with the station key; the outbox goes on meanwhile. */
const everything = async () => {
  const tables = ['reports', 'station_secrets', 'bulletin_counters'] as const
  const rows = await Promise.all(tables.map((table) => station.db.selectFrom(table).selectAll().execute()))
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

test.each([
  ['a second server with an empty data folder', undefined, 'bring it back as'],
  ['a DATA_KEY that is not this station’s', randomBytes(32), 'DATA_KEY is not the station key'],
])('%s does not start, and changes nothing', async (_what, dataKey, words) => {
  await station.register()
  const before = await everything()
  await expect(open(otherDir, dataKey)).rejects.toThrow(words)
  expect(existsSync(keyFile(otherDir))).toBe(false)
  expect(await everything()).toBe(before)
})

test('a restore with another station’s key file does not start', async () => {
  await station.register()
  const [right, wrong] = [wholeKey(keyFile(station.dataDir)), randomBytes(32)]
  writeFileSync(keyFile(station.dataDir), wrong)
  await expect(open(station.dataDir)).rejects.toThrow('is not the station key that locks this database')
  expect(readFileSync(keyFile(station.dataDir))).toEqual(wrong)
  writeFileSync(keyFile(station.dataDir), right)
  expect((await open(station.dataDir)).stationKey).toEqual(right)
})

test('a wrong key is noticed before there is any report', async () => {
  await expect(open(otherDir, randomBytes(32))).rejects.toThrow('DATA_KEY is not the station key')
})

test('reports of a version without secrets are enough to recognise a wrong key', async () => {
  await station.register()
  await station.db.deleteFrom('station_secrets').execute()
  await expect(open(otherDir)).rejects.toThrow('bring it back as')
  await expect(open(otherDir, randomBytes(32))).rejects.toThrow('DATA_KEY is not the station key')
  expect((await station.db.selectFrom('station_secrets').selectAll().execute()).length).toBe(0)
})

test('servers that share the key share the receipt key', async () => {
  const key = wholeKey(keyFile(station.dataDir))
  expect((await open(otherDir, key)).receipts.keyId).toBe(station.receipts.keyId)
})

test('the key that an older version signed receipts with goes on signing', async () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(join(station.dataDir, 'keys/receipt.key'), pem)
  await station.db.deleteFrom('station_secrets').execute()
  const { receipts } = await open(station.dataDir)
  expect(receipts.publicKey).toBe(createPublicKey(pem).export({ type: 'spki', format: 'pem' }))
})

test('a server whose key was rotated meanwhile is not ready and registers nothing', async () => {
  await station.register()
  const next = randomBytes(32)
  expect(await rotateKeys(station.db, wholeKey(keyFile(station.dataDir)), next)).toBe(1)
  const before = await everything()
  const ready = await station.app.inject('/api/saude/pronta')
  expect([ready.statusCode, ready.json().motivos]).toEqual([503, ['station-key']])
  const answer = await station.register()
  expect([answer.statusCode, answer.json().erro]).toEqual([503, 'indisponivel'])
  expect(await everything()).toBe(before)
  expect((await open(otherDir, next)).receipts.keyId).toBe(station.receipts.keyId)
})

test('servers that start together on an empty database agree on its secrets', async () => {
  await station.db.deleteFrom('station_secrets').execute()
  const dirs = Array.from({ length: 4 }, () => mkdtempSync(join(tmpdir(), 'open-secrets-')))
  const key = randomBytes(32)
  const opened = await Promise.all(dirs.map((dir) => open(dir, key)))
  expect(new Set(opened.map(({ receipts }) => receipts.keyId)).size).toBe(1)
  expect(new Set(opened.map(({ lookup }) => lookup('owner', 'x').toString('hex'))).size).toBe(1)
  for (const dir of dirs) rmSync(dir, { recursive: true })
})
