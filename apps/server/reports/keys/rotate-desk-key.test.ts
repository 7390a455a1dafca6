import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { loadSecrets } from '../../start/load-secrets.ts'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { rotateKeys } from './rotate-keys.ts'

// DK-18
test('a change of the station key takes along what officers log in with', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const [from, to] = [randomBytes(32), randomBytes(32)]
  const { deskKey } = await loadSecrets(db, { dataDir: '', dataKey: from })
  await rotateKeys(db, from, to)
  expect((await loadSecrets(db, { dataDir: '', dataKey: to })).deskKey).toEqual(deskKey)
  await expect(loadSecrets(db, { dataDir: '', dataKey: from })).rejects.toThrow('is not the station key')
  await drop()
})
