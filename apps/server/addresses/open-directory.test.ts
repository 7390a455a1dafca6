import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { LogLine } from '../base/platform/log.ts'
import type { StreetSource } from '../store/tables/street-tables.ts'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { openDirectory, type LiveDirectory } from './open-directory.ts'
import { wordsOf } from './text/words.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let directory: LiveDirectory
const lines: LogLine[] = []

beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
  const { db, url } = database
  directory = await openDirectory({
    db,
    url: () => url,
    log: (line) => lines.push(line),
    pollSeconds: 1,
  })
})
afterAll(async () => {
  directory.close()
  await database.drop()
})

/** Stores streets as an importer leaves them: `type|name|neighbourhood|cep|latitude|another name`. */
async function imported(source: StreetSource, municipality: number, ...streets: string[]): Promise<void> {
  const id = randomUUID()
  const done = { position: '0', line: '0', accepted: '0', rejected: '0', rejected_bytes: '0' }
  const times = { started_at: new Date(), finished_at: new Date() }
  await database.db
    .insertInto('street_imports')
    .values({ id, source, file: 'test', fingerprint: id, ...done, ...times })
    .execute()
  const rows = streets.map((street) => {
    const [type = '', name = '', neighbourhood = '', cep = '', latitude = '', other_names = ''] =
      street.split('|')
    const plain = wordsOf(`${type} ${name}`).join(' ')
    const place = latitude === '' ? null : Number(latitude)
    const measured = { latitude: place, longitude: place === null ? null : -48.5, points: place ? 1 : 0 }
    return {
      source,
      source_key: street,
      import_id: id,
      municipality,
      type,
      name,
      neighbourhood,
      cep,
      plain,
      section: '',
      other_names,
      ...measured,
    }
  })
  await database.db.insertInto('streets').values(rows).execute()
}

const lists = (text: string) => directory.search({ state: 'PA', text }).map(({ ds_geral }) => ds_geral)
const santaMarta = 'Rua Santa Marta, Centro, Abaetetuba - PA, 68440-000'

test('what is imported is found without a restart, and the old index answers meanwhile', async () => {
  expect(lists('rua santa marta')).not.toContain(santaMarta)
  await imported('csv', 1500107, 'Rua|Santa Marta|Centro|68440000')
  const before = directory.refresh()
  expect(lists('avenida nazare')[0]).toBe('Avenida Nazaré, Nazaré, Belém - PA, 66035-115')
  await before
  expect(lists('rua santa marta')[0]).toBe(santaMarta)
  expect(lines.at(-1)).toMatchObject({ event: 'addresses', rows: expect.any(Number) })
})

test('another server finds out about an import by itself', async () => {
  await imported('csv', 1500107, 'Rua|Nova Aurora|Centro|68440000')
  await expect.poll(() => lists('nova aurora')[0]).toContain('Nova Aurora')
})

test('of one street in several sources the most trusted name stands, with the place that any of them measured', async () => {
  await imported('cnefe', 1502400, 'Rua|Sao Jose|Centro Sul|68740000|-1.25')
  await imported('edne', 1502400, 'Rua|São José|Centro|68740000', 'Rua|São José|Centro|68740001')
  await directory.refresh()
  const found = directory.search({ state: 'PA', text: 'rua sao jose', city: 1502400 })
  expect(found.map(({ ds_geral, lat }) => [ds_geral, lat])).toEqual([
    ['Rua São José, Centro, Castanhal - PA, 68740-000', '-1,25'],
    ['Rua São José, Centro, Castanhal - PA, 68740-001', expect.any(String)],
    [expect.stringContaining('LOGRADOURO NÃO CADASTRADO, Castanhal'), expect.any(String)],
  ])
  expect(found.map(({ has_mapa }) => has_mapa)).toEqual([true, false, false])
  expect(found.map((address) => directory.read(address))).toEqual(found)
})

test('a street is found by its former name, once, and shown with its present one', async () => {
  const barroso = 'Avenida|Almirante Barroso|São Brás|68740090||Avenida Tito Franco'
  await imported('edne', 1502400, barroso, 'Rua|Tito Lima|Centro|68740091')
  await directory.refresh()
  const present = 'Avenida Almirante Barroso, São Brás, Castanhal - PA, 68740-090'
  for (const words of ['av tito franco', 'tito franko', 'tito', 'almirante barroso castanhal'])
    expect(lists(words).filter((each) => each === present)).toEqual([present])
  expect(lists('av tito franco')[0]).toBe(present)
  expect(lists('tito lima')[0]).toContain('Rua Tito Lima')
})
