import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { testDanger, type TestDanger } from '../delivery/danger/test-danger.fixture.ts'
import { createDeliveryKey, makeDeliveryKey } from '../delivery/delivery-key.ts'
import { createMailer } from '../documents/mail/mailer.ts'
import { startMailOffice } from '../documents/mail/mail-office.fixture.ts'
import { readSettings } from '../base/settings/settings.ts'
import { startDanger } from './start-danger.ts'

let station: TestDanger
const folder = mkdtempSync(join(tmpdir(), 'danger-'))
beforeAll(async () => {
  station = await testDanger(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

function settingsOf(env: NodeJS.ProcessEnv) {
  const reading = readSettings(env)
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
  return reading.settings
}

// QU-70, QU-72
test('a station without any account and without a table of units tells its own contact of an urgent report', async () => {
  const office = await startMailOffice()
  const mailer = createMailer({
    mailUrl: office.url,
    dataDir: folder,
    publicUrl: 'https://delegacia.example',
    test: false,
  })
  await station.contacts('', '')
  const report = await station.urgent()
  station.laterBy(2)
  const stop = startDanger(
    settingsOf({ MAIL_URL: office.url, ALARM_EMAIL: 'virtual@example.org', URGENT_MINUTES: '2' }),
    {
      db: station.db,
      log: (line) => void station.lines.push(line),
      worker: 'test',
      mailer,
      key: createDeliveryKey(makeDeliveryKey()),
      now: station.now,
    },
  )
  await vi.waitFor(() => expect(office.letters).toHaveLength(1), { timeout: 20_000 })
  await stop()
  expect(office.letters[0]?.to).toMatchObject([{ address: 'virtual@example.org' }])
  expect((await station.told(report)).map(({ step, ways }) => [step, ...ways])).toEqual([
    ['duty'],
    ['chief'],
    ['station', 'email'],
  ])
  expect(station.lines.filter(({ event }) => event === 'danger')).toEqual([
    { event: 'danger', step: 'duty', ways: 'none', reports: 1 },
    { event: 'danger', step: 'chief', ways: 'none', reports: 1 },
    { event: 'danger', step: 'station', ways: 'email', reports: 1 },
  ])
  await mailer.close()
  await office.close()
})
