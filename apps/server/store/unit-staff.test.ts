import { randomUUID } from 'node:crypto'
import type { Role } from '@delegacia/domain/desk/roles'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from './connection/test-database.fixture.ts'
import { unitNamed } from './police-units.ts'
import { readStaff } from './unit-staff.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
})
afterAll(() => database.drop())

const now = new Date('2026-11-22T12:00:00Z')
let registration = 5_000_000

type Held = { lastDay?: string; closed?: boolean }

/** An account with those duties in a unit. */
async function officer(roles: readonly Role[], unit: number, { lastDay, closed = false }: Held = {}) {
  const id = randomUUID()
  const account = { id, registration: String(registration++), name: 'A. Prado', created_at: now }
  const { db } = database
  await db
    .insertInto('officers')
    .values({ ...account, disabled_at: closed ? now : null })
    .execute()
  for (const role of roles)
    await db
      .insertInto('officer_duties')
      .values({ officer_id: id, role, unit_id: unit, granted_at: now, last_day: lastDay ?? null })
      .execute()
}

// QU-60
test('who works in a unit is who may read there today: a closed account, a duty that is over and a chief do not', async () => {
  const { db } = database
  const [full, over, empty] = [
    (await unitNamed(db, 'Delegacia de Salinópolis')).id,
    (await unitNamed(db, 'DEAM Capanema')).id,
    (await unitNamed(db, 'Seccional de São Brás')).id,
  ]
  await officer(['atendente'], full)
  // One person, whatever they hold.
  await officer(['investigador', 'delegado', 'chefia'], full)
  await officer(['delegado'], full, { lastDay: '2026-11-22' })
  await officer(['delegado'], full, { closed: true })
  await officer(['delegado'], over, { lastDay: '2026-11-21' })
  await officer(['atendente'], over, { closed: true })
  await officer(['chefia', 'entrevistador'], over)
  const staff = (readers: number, signers: number) => ({ readers, signers })
  expect(await readStaff(db, now)).toEqual([
    { id: over, name: 'DEAM Capanema', ...staff(0, 0) },
    { id: full, name: 'Delegacia de Salinópolis', ...staff(3, 2) },
    { id: empty, name: 'Seccional de São Brás', ...staff(0, 0) },
  ])
  // The last day ends at midnight in Pará.
  const midnight = new Date('2026-11-23T03:00:00Z')
  expect(await readStaff(db, midnight, ['Delegacia de Salinópolis', 'Nenhuma'])).toEqual([
    { id: full, name: 'Delegacia de Salinópolis', ...staff(2, 1) },
  ])
})
