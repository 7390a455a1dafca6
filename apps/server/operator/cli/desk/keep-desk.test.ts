import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../../desk/test-desk.fixture.ts'
import { readSettings } from '../../../base/settings/settings.ts'
import { keepDesk } from './keep-desk.ts'

let desk: TestDesk
const reading = readSettings({})
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  await desk.db
    .insertInto('responsible_units')
    .values({ municipality: 1506203, neighbourhood: '', name: 'Delegacia de Salinópolis', address: 'Rua 1' })
    .execute()
})
afterAll(() => desk.close())

const run = (...args: string[]) => {
  if (!reading.ok) throw new Error('no settings')
  return keepDesk({ db: desk.db, settings: reading.settings }, args)
}
const invite = (role: string, unit: string | undefined, name: string, registration: string) =>
  run(
    'invite',
    '--role',
    role,
    ...(unit ? ['--unit', unit] : []),
    '--name',
    name,
    '--registration',
    registration,
  )
const salinas = 'Delegacia de Salinópolis'

// DK-15
describe('npm run desk -- invite', () => {
  test('prints an invitation that lets in, once', async () => {
    const { ok, lines } = await invite('chefia', salinas, 'M. Lobato', '5912345')
    expect([ok, lines[0]]).toEqual([
      true,
      expect.stringContaining('M. Lobato (chefia, Delegacia de Salinópolis)'),
    ])
    expect(lines[2]).toContain('http://localhost:8081/#/convite')
    const browser = desk.browser()
    await browser.acceptInvitation(lines[1]?.trim() ?? '')
    expect((await browser.get('/sessao')).json()).toMatchObject({ nome: 'M. Lobato' })
  })
  test('gives whoever logs in already the role and no other way in', async () => {
    const { lines } = await invite('delegado', 'Delegacia Virtual', 'M. Lobato', '5912345')
    expect(lines).toEqual([
      'M. Lobato (delegado, Delegacia Virtual) logs in already and has the role from now on',
    ])
  })
  test('a second invitation ends the first, where it was not used', async () => {
    const first = (await invite('auditor', undefined, 'H. Castro', '5912346')).lines[1]?.trim()
    const second = (await invite('auditor', undefined, 'H. Castro', '5912346')).lines[1]?.trim()
    await expect(desk.browser().acceptInvitation(first ?? '')).rejects.toThrow('convite-invalido')
    await desk.browser().acceptInvitation(second ?? '')
  })
  test.each<Parameters<typeof invite>>([
    ['chefia', undefined, 'A. Prado', '1'],
    ['auditor', salinas, 'A. Prado', '1'],
    ['soldado', salinas, 'A. Prado', '1'],
    ['chefia', 'Delegacia de Lugar Nenhum', 'A. Prado', '1'],
    ['chefia', salinas, '', '1'],
    ['chefia', salinas, 'A. Prado', ''],
    ['chefia', salinas, 'Another Name', '5912345'],
    ['chefia', salinas, 'H. Castro', '5912346'],
  ])('refuses %s of %s for %s %s', async (...given) => {
    const before = await desk.db.selectFrom('officer_duties').selectAll().execute()
    expect((await invite(...given)).ok).toBe(false)
    expect(await desk.db.selectFrom('officer_duties').selectAll().execute()).toEqual(before)
  })
})

// DK-07
test('npm run desk -- audit verify says whether the log is whole, and compares it with heads noted elsewhere', async () => {
  const head = (await run('audit', 'head')).lines[0] ?? ''
  expect(head).toMatch(/^\d+:[\da-f]{64}$/)
  expect(await run('audit', 'verify', '--head', head)).toMatchObject({ ok: true })
  const other = `${head.split(':')[0]}:${'0'.repeat(64)}`
  expect(await run('audit', 'verify', '--head', other)).toMatchObject({ ok: false })
  expect(await run('audit', 'verify', '--head', 'nonsense')).toMatchObject({ ok: false })
})

// EV-41
test('npm run desk -- histories verify names the reports of which something else is kept than their events say', async () => {
  const unit = await desk.unit('Delegacia de Salinópolis')
  const [whole, changed] = [await desk.filed(unit), await desk.filed(unit)]
  expect(await run('histories', 'verify')).toEqual({ ok: true, lines: ['Whole: 2 histories'] })
  await desk.db
    .updateTable('report_progress')
    .set({ version: 7 })
    .where('report_id', '=', changed.id)
    .execute()
  const found = await run('histories', 'verify')
  expect(found.ok).toBe(false)
  expect(found.lines.join()).toContain(formatBulletinNumber(changed.bop))
  expect(found.lines.join()).not.toContain(formatBulletinNumber(whole.bop))
})
