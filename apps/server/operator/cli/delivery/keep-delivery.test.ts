import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readHistory } from '../../../reports/events/read-history.ts'
import { readSettings } from '../../../base/settings/settings.ts'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { checkPackage } from './check-package.ts'
import { keepDelivery } from './keep-delivery.ts'

let station: TestStation
let number: string
const folder = mkdtempSync(join(tmpdir(), 'delivery-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  number = (await station.register()).json().bop
})
afterAll(() => station.close())

const run = (...args: string[]) => {
  const reading = readSettings({ DATA_DIR: station.dataDir })
  if (!reading.ok) throw new Error('no settings')
  return keepDelivery({ db: station.db, settings: reading.settings }, args)
}
const says = async (...args: string[]) => {
  const { ok, lines } = await run(...args)
  return [ok, lines.join('\n')] as const
}

// DL-13
describe('npm run delivery -- receiver', () => {
  test('add shows a credential once; only its digest is stored, and list shows neither', async () => {
    const [ok, text] = await says('receiver', 'add', 'sisp')
    expect(ok).toBe(true)
    const credential = /dvr_[\w-]{43}/.exec(text)?.[0] ?? ''
    expect(credential).not.toBe('')
    const stored = await station.db.selectFrom('receivers').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(credential)
    const [, list] = await says('receiver', 'list')
    expect(list).toBe('sisp · busca · lives · nothing waits')
    expect((await says('receiver', 'add', 'sisp'))[0]).toBe(false)
  })
  test('a push goes to an https address; to others only in a private network', async () => {
    for (const address of ['http://ppe.example.org/a', 'ftp://x', 'nonsense', 'https://u:p@ppe.example.org/'])
      expect((await says('receiver', 'add', 'ppe', '--push', address))[0]).toBe(false)
    expect((await says('receiver', 'add', 'ppe', '--push', 'https://ppe.example.org/a'))[0]).toBe(true)
    const inner = ['--push', 'http://10.0.0.4/a', '--private-network', '--from-now']
    expect((await says('receiver', 'add', 'inner', ...inner))[0]).toBe(true)
  })
  // DL-40
  test('originals are for nobody until a right is given, which names the agreement and is an entry of the log', async () => {
    const isGiven = async () =>
      (
        await station.db
          .selectFrom('receivers')
          .select('gets_originals')
          .where('name', '=', 'sisp')
          .executeTakeFirstOrThrow()
      ).gets_originals
    expect(await isGiven()).toBe(false)
    const refused = [[], ['--agreement', ''], ['--agreement', 'x\ny'], ['--agreement', 'Termo 12', '--off']]
    for (const args of refused) expect((await says('receiver', 'originals', 'sisp', ...args))[0]).toBe(false)
    expect((await says('receiver', 'originals', 'nobody', '--off'))[0]).toBe(false)
    expect(await isGiven()).toBe(false)
    expect((await says('receiver', 'originals', 'sisp', '--agreement', 'Termo 12/2026'))[0]).toBe(true)
    expect(await isGiven()).toBe(true)
    expect((await says('receiver', 'list'))[1]).toContain('sisp · busca · gets originals · lives')
    expect((await says('receiver', 'originals', 'sisp', '--off'))[0]).toBe(true)
    expect(await isGiven()).toBe(false)
    const entries = await station.db
      .selectFrom('audit_entries')
      .select(['act', 'subject', 'reason'])
      .where('act', 'in', ['deu-originais', 'tirou-originais'])
      .orderBy('seq')
      .execute()
    expect(entries).toEqual([
      { act: 'deu-originais', subject: 'sisp', reason: 'Termo 12/2026' },
      { act: 'tirou-originais', subject: 'sisp', reason: null },
    ])
  })
  test('revoke ends it; both are entries of the log', async () => {
    expect((await says('receiver', 'revoke', 'inner'))[0]).toBe(true)
    expect((await says('receiver', 'revoke', 'inner'))[0]).toBe(false)
    const acts = await station.db
      .selectFrom('audit_entries')
      .select(['act', 'subject'])
      .orderBy('seq')
      .execute()
    expect(acts.at(-1)).toEqual({ act: 'revogou-recebedor', subject: 'inner' })
    expect(acts[0]).toEqual({ act: 'cadastrou-recebedor', subject: 'sisp' })
  })
  test('whatever else is typed gets the list of commands', async () => {
    for (const args of [[], ['receiver'], ['receiver', 'add', 'A B'], ['resend'], ['package', number]])
      expect((await says(...args))[1]).toContain('receiver add NAME')
  })
})

// DL-10
test('a report is carried: packed, verified without a station, and its receipt noted', async () => {
  const [file, pem] = [join(folder, 'boletim.tar'), join(folder, 'key.pem')]
  await run('receiver', 'add', 'mao', '--package')
  expect((await says('receipt', number, 'PPE-7', '--receiver', 'mao'))[0]).toBe(false)
  await vi.waitFor(
    async () =>
      expect(await says('package', number, file, '--receiver', 'mao')).toEqual([true, expect.anything()]),
    { timeout: 20_000, interval: 300 },
  )
  writeFileSync(pem, station.deliveryKey.publicPem)
  const checked = await checkPackage([file, '--key', pem])
  expect([checked.ok, checked.lines[0]]).toEqual([true, expect.stringContaining(number)])
  expect(checked.lines.at(-1)).toContain('paper held')
  expect((await says('receipt', number, 'PPE-7', '--receiver', 'mao'))[0]).toBe(true)
  const { id } = await station.db
    .selectFrom('reports')
    .select('id')
    .where('bop', '=', number)
    .executeTakeFirstOrThrow()
  expect((await readHistory(station.db, id))?.history.at(-1)).toMatchObject({
    kind: 'delivered',
    way: 'pacote',
    receiver: 'mao',
    receiptNumber: 'PPE-7',
  })
  const acts = await station.db
    .selectFrom('audit_entries')
    .select(['act', 'duty', 'subject', 'reason'])
    .execute()
  expect(acts).toContainEqual({ act: 'entregou', duty: 'recebedor/mao', subject: number, reason: 'pacote' })
})

// DL-08, DL-15
test('what was not confirmed is announced again by hand, which is an entry of the log', async () => {
  expect(await says('resend', number)).toEqual([true, expect.stringContaining('due at once')])
  expect((await says('resend', '277.20260009999'))[0]).toBe(false)
  expect((await says('resend', '--all'))[0]).toBe(true)
  const entries = await station.db
    .selectFrom('audit_entries')
    .select(['officer_id', 'subject', 'reason'])
    .where('act', '=', 'reenviou')
    .orderBy('seq')
    .execute()
  const said = { officer_id: null, reason: expect.stringMatching(/^avisos: \d+$/) }
  expect(entries).toEqual([
    { ...said, subject: number },
    { ...said, subject: null },
  ])
})
