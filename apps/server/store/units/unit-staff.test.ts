import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../connection/test-database.fixture.ts'
import { unitNamed } from './police-units.ts'
import { seatOfficer } from './seat-officer.fixture.ts'
import { readStaff } from './unit-staff.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
})
afterAll(() => database.drop())

const [full, over, empty] = ['Delegacia de Salinópolis', 'DEAM Capanema', 'Seccional de São Brás'] as const

// QU-60
test('who works in a unit is who may read there today: a closed account, a duty that is over and a chief do not', async () => {
  const { db } = database
  await seatOfficer(db, full, ['atendente'])
  // One person, whatever they hold.
  await seatOfficer(db, full, ['investigador', 'delegado', 'chefia'])
  await seatOfficer(db, full, ['delegado'], { lastDay: '2026-11-22' })
  await seatOfficer(db, full, ['delegado'], { closed: true })
  await seatOfficer(db, full, ['delegado'], { onlyInvited: true })
  await seatOfficer(db, over, ['delegado'], { lastDay: '2026-11-21' })
  await seatOfficer(db, over, ['atendente'], { closed: true })
  await seatOfficer(db, over, ['chefia', 'entrevistador'])
  await unitNamed(db, empty)
  const staff = (name: string, readers: number, signers: number) => ({
    id: expect.any(Number),
    name,
    readers,
    signers,
  })
  expect(await readStaff(db, new Date('2026-11-22T12:00:00Z'))).toEqual([
    staff(over, 0, 0),
    staff(full, 3, 2),
    staff(empty, 0, 0),
  ])
  // The last day ends at midnight in Pará.
  const midnight = new Date('2026-11-23T03:00:00Z')
  expect(await readStaff(db, midnight, { names: [full, 'Nenhuma'] })).toEqual([staff(full, 2, 1)])
})
