import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { rotateKeys } from '../keys/rotate-keys.ts'
import { testStation } from '../../start/test-station.fixture.ts'
import { findKeyFile } from '../../store/keys/station-key.ts'
import { createVault } from '../../store/keys/vault.ts'
import { readOriginal } from './original.ts'
import { evidenceSender, pdfOf, storedEvidence } from './send-evidence.fixture.ts'

// CE-10
test('a new station key reads what was sent before, and the old one no longer', async () => {
  const station = await testStation(inject('clusterUrl'))
  onTestFinished(() => station.close())
  const { announce, piece } = await evidenceSender(station)
  const file = pdfOf(3000)
  const { token } = (await announce('a.pdf', file)).json()
  const { recibo } = (await piece(token, file, 0)).json()
  const from = findKeyFile(station.dataDir)
  if (!from) throw new Error('no key')
  const to = randomBytes(32)
  await rotateKeys(station.db, from, to)
  const stored = await storedEvidence(station.db, recibo.evidencia)
  expect((await readOriginal(station.db, createVault(to), stored)).equals(file)).toBe(true)
  await expect(readOriginal(station.db, station.vault, stored)).rejects.toThrow()
})
