import { expect, inject, test } from 'vitest'
import { testDesk } from './test-desk.fixture.ts'
import { sweepDesk } from './sweep-desk.ts'

const hour = 3_600_000

// DK-22
test('a day after it ended, nothing tells when an officer worked or mistyped; the log of acts stays', async () => {
  const desk = await testDesk(inject('clusterUrl'))
  const ana = await desk.officer('A. Prado', { role: 'auditor' })
  await desk.browser().post('/entrar/codigo', { matricula: ana.registration, codigo: '123456' })
  const left = async () => {
    await sweepDesk(desk.databases.accounts, desk.now())
    const sessions = await desk.db.selectFrom('desk_sessions').select('officer_id').execute()
    const misses = await desk.db.selectFrom('login_misses').select('misses').execute()
    return [sessions.length, misses.length]
  }
  expect(await left()).toEqual([1, 1])
  desk.later(31 * hour)
  expect(await left()).toEqual([1, 0])
  desk.later(2 * hour)
  expect(await left()).toEqual([0, 0])
  expect(await desk.acts()).toEqual(['convidou', 'aceitou-convite'])
  await desk.close()
})
