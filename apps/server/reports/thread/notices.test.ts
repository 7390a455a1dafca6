import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { localeIds, locales } from '@delegacia/domain/language/text'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addNotices } from '../documents/add-notices.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'
import { destroyLetters } from '../keys/destroy-letters.ts'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const folder = () => join(threads.dataDir, 'mail')

/** The notices of a report that have been sent, once no letter waits. */
async function notices(reportId: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const open = threads.db.selectFrom('outbox').select('id').where('done_at', 'is', null)
    if (!(await open.executeTakeFirst())) break
    await sleep(50)
  }
  const names = readdirSync(folder()).filter((name) => name.startsWith(`${reportId}.`) && name.length > 41)
  return Promise.all(names.map(async (name) => ({ name, raw: readFileSync(join(folder(), name), 'utf8') })))
}

/** A report whose citizen asked for notices and to whom the police wrote since. */
async function written(content: object = theftReport()) {
  const own = await threads.report(content)
  const asked = await threads.post('/avisos', { ...own, quer: true })
  const { by, add, text, at } = await threads.taken(own)
  const write = async () => {
    const id = await text('Qual o número de série?')
    await add({ kind: 'messageOut', by, text: id, language: 'pt-br', leavesAt: at() })
    threads.later(60)
  }
  threads.later(60)
  await write()
  const { report } = await threads.reportOf(own.numero)
  return { own, asked, write, id: report.id }
}

const batch = () => addNotices(threads.db, threads.now())

// TH-28
describe('notices', () => {
  test('are sent to who asked, and to nobody else', async () => {
    const silent = await threads.report()
    const { by, add, text, at } = await threads.taken(silent)
    await add({ kind: 'messageOut', by, text: await text('Oi'), language: 'pt-br', leavesAt: at() })
    const { asked, id } = await written()
    expect(asked.json()).toMatchObject({
      avisos: true,
      avisosPara: expect.stringContaining('••••@') as string,
    })
    expect(await batch()).toBe(1)
    expect(await notices(id)).toHaveLength(1)
  })

  test('are told of once, and again only of what came later', async () => {
    const { write, id } = await written()
    expect([await batch(), await batch()]).toEqual([1, 0])
    expect(await notices(id)).toHaveLength(1)
    await write()
    await write()
    expect(await batch()).toBe(1)
    expect(await notices(id)).toHaveLength(2)
  })

  test('of several servers are told once', async () => {
    await written()
    const added = await Promise.all(Array.from({ length: 4 }, batch))
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(1)
  })

  test('say nothing to who has seen it on the thread meanwhile', async () => {
    const { own } = await written()
    await threads.read(own)
    expect(await batch()).toBe(0)
  })

  test.each([
    ['/avisos', { quer: false }],
    ['/fechar-codigo', {}],
  ])('end with %s', async (path, more) => {
    const { own, id } = await written()
    await threads.post(path, { ...own, ...more })
    expect(await batch()).toBe(0)
    expect(await notices(id)).toEqual([])
  })

  test('are not offered to who gave no address, nor to who only reads', async () => {
    const content = theftReport()
    const own = await threads.report(content)
    const { codigo } = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
    expect(await threads.read({ ...own, codigo })).not.toHaveProperty('avisosPara')
    const home = await threads.report(reportOf('violencia_contra_mulher'))
    expect(await threads.read(home)).not.toHaveProperty('avisosPara')
  })
})

// TH-29
test.each(locales)(
  'a notice in %s has neither number nor link, crime, unit, name or address to answer to',
  async (locale) => {
    const { own, id } = await written({ ...theftReport(), IdIdioma: localeIds[locale] })
    await batch()
    const [letter] = await notices(id)
    const mail = await PostalMime.parse(letter?.raw ?? '')
    expect(mail.text).toContain('190')
    expect(mail.html).toBeUndefined()
    expect(mail.replyTo).toBeUndefined()
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    const said = `${mail.subject} ${mail.text} ${mail.headers.map(({ key, value }) => `${key}: ${value}`).join(' ')}`
    for (const hidden of [
      own.numero,
      formatBulletinNumber(own.numero),
      own.codigo,
      id,
      'http',
      'Furto',
      'Seccional',
      'série',
      'CONCEIÇÃO',
    ])
      expect(said).not.toContain(hidden)
  },
)

// EV-20
test('with the key of a report go what is kept about notices and the letters', async () => {
  const { id } = await written()
  await batch()
  expect(await notices(id)).toHaveLength(1)
  await destroyKeys(threads.db, new Date('2099-01-01'))
  expect(await destroyLetters(threads.db, folder())).toBeGreaterThan(0)
  expect(await notices(id)).toEqual([])
  expect(await threads.db.selectFrom('notices').selectAll().execute()).toEqual([])
  expect(await batch()).toBe(0)
})
