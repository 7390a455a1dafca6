import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { checkDanger } from './danger.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
})
afterAll(() => database.drop())

const told = {
  alarmEmail: 'virtual@example.org',
  alarmWebhook: undefined,
  mailUrl: 'smtp://mail.example.org',
}
const found = async (changes: Partial<Record<keyof typeof told, string | undefined>> = {}, used = true) =>
  (await checkDanger(database.db, { ...told, ...changes }, used)).map(({ verdict, found: said }) => [
    verdict,
    said,
  ])
const well = [['ok', expect.any(String)]]
const unit = (name: string, duty_email: string) => ({
  municipality: 1506203,
  neighbourhood: name.toLowerCase(),
  name,
  address: 'Rua Um, 1',
  duty_email,
})

// QU-78
test('units without a contact on duty are named, and a virtual station that hears nothing', async () => {
  await replaceUnits(database.db, [unit('Seccional Um', 'um@example.org'), unit('Seccional Dois', '')])
  expect(await found()).toEqual([['look', 'units without a contact on duty (1): Seccional Dois']])
  await replaceUnits(database.db, [unit('Seccional Um', 'um@example.org')])
  expect(await found()).toEqual(well)
  const unheard = [['look', 'the virtual station is not told of urgent reports that nobody opens']]
  expect(await found({ alarmEmail: undefined })).toEqual(unheard)
  expect(await found({ mailUrl: undefined })).toEqual(unheard)
  expect(await found({ alarmEmail: undefined, alarmWebhook: 'https://sms.example.org' })).toEqual(well)
  expect(await found({ alarmEmail: undefined }, false)).toEqual(well)
})

// QU-78
test('of many units five are named', async () => {
  await replaceUnits(
    database.db,
    Array.from({ length: 9 }, (_, index) => unit(`Seccional ${index}`, '')),
  )
  expect(await found()).toEqual([
    [
      'look',
      'units without a contact on duty (9): Seccional 0, Seccional 1, Seccional 2, Seccional 3, Seccional 4, …',
    ],
  ])
})
