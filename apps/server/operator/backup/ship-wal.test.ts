import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { decryptBytes } from './encrypted-file.ts'
import { shipWal } from './ship-wal.ts'
import { unshippedWal } from './unshipped-wal.ts'
import { dropSegmentsBefore, listArchive, segmentsOf } from './wal-archive.ts'

const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]
const segment = (n: number) => `0000000100000000${n.toString(16).toUpperCase().padStart(8, '0')}`
const content = randomBytes(1000)

let folder: string
let spool: string
let backupDir: string
let archive: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ship-'))
  spool = join(folder, 'spool')
  backupDir = join(folder, 'backups')
  archive = join(backupDir, 'wal/7')
  mkdirSync(spool)
  for (const n of [1, 2]) writeFileSync(join(spool, segment(n)), content)
  writeFileSync(join(spool, '00000002.history'), 'history')
  writeFileSync(join(spool, 'archtemp.half'), 'half')
})
afterEach(() => rmSync(folder, { recursive: true }))

const ship = (given: { backupRecipients?: string[] } = {}) =>
  shipWal({
    settings: {
      dataDir: folder,
      backupDir,
      backupIdentity: undefined,
      backupRecipients: recipients,
      ...given,
    },
    spool,
    systemIdentifier: '7',
  })
const beginBackup = () => mkdirSync(join(backupDir, 'one.unfinished'), { recursive: true })

test('segments of the spool are moved to the archive and can be decrypted there, and the spool is empty then', async () => {
  beginBackup()
  await ship()
  expect(readdirSync(spool)).toEqual(['archtemp.half'])
  const files = await listArchive(archive)
  expect([...files.keys()].toSorted()).toEqual([segment(1), segment(2), '00000002.history'].toSorted())
  expect(await decryptBytes(files.get(segment(2)) ?? '', [identity])).toEqual(content)
})

test('WAL without a backup that it could complete is deleted', async () => {
  await ship()
  expect(readdirSync(spool)).toEqual(['archtemp.half'])
  expect(await listArchive(archive)).toEqual(new Map())
})

test('the same segment again does no harm; another of the same name is refused and stays in the spool', async () => {
  beginBackup()
  await ship()
  writeFileSync(join(spool, segment(1)), content)
  await ship()
  writeFileSync(join(spool, segment(1)), 'another')
  await expect(ship()).rejects.toThrow('holds another')
  expect(readdirSync(spool)).toContain(segment(1))
})

test('where no recipient is known any more nothing is deleted', async () => {
  beginBackup()
  await expect(ship({ backupRecipients: [] })).rejects.toThrow('recipient')
  expect(readdirSync(spool)).toContain(segment(1))
})

test('what no kept backup needs is deleted from the archive, except histories', async () => {
  beginBackup()
  await ship()
  await dropSegmentsBefore(archive, segment(2).replace('00000001', '00000002'))
  const left = await listArchive(archive)
  expect([segmentsOf(left), left.has('00000002.history')]).toEqual([[segment(2)], true])
})

test('segments that wait are counted with the age of the oldest', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const old = new Date('2026-11-22T03:00:00Z')
  utimesSync(join(spool, segment(1)), old, old)
  expect(await unshippedWal(db, spool)).toEqual({ segments: 3, oldest: old })
  await drop()
})
