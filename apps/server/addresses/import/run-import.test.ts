import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { openCnefe } from './cnefe.ts'
import { openEdne } from './edne.ts'
import { edneStreets, makeCnefeFile, makeEdneFolder } from './made-up-files.fixture.ts'
import { openPlainCsv } from './plain-csv.ts'
import { runImport } from './run-import.ts'
import { SourceError, type SourceFile } from './source-file.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  database = await testDatabase(inject('clusterUrl'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const pa = new Set(['PA'])
const rejectedPath = () => join(folder, 'rejected.tsv')
const run = (file: SourceFile, batch?: number) =>
  runImport(database.db, file, { rejectedPath: rejectedPath(), ...(batch && { batch }) })
const reasons = () =>
  readFileSync(rejectedPath(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').slice(0, 2).join(' '))

async function stored() {
  const rows = await database.db.selectFrom('streets').selectAll().orderBy('id').execute()
  return rows.map(({ municipality, neighbourhood, type, name, section, cep }) =>
    [municipality, neighbourhood, type, name, section, cep].join('|'),
  )
}
const edneFile = async (streets = edneStreets) => {
  const [file] = await openEdne(makeEdneFolder(folder, streets), pa)
  if (!file) throw new Error('no file')
  return file
}

const fromEdne = [
  '1501402|Nazaré|Avenida|Nazaré|até 999 - lado ímpar|66035115',
  '1501402|São Brás|Avenida|Almirante Barroso||66090000',
  '1501402||Passagem|Do Poço "Velho"||66090001',
  '1501402|Icoaraci|Rua|Manoel Barata||66810000',
  '1501402|Nazaré||Praça da República||66015000',
  '1500107|Boca D"Água|Rua|Quinze de Agosto||68440000',
]

test('e-DNE: what can be read is stored, every other line is reported with its reason', async () => {
  expect(await run(await edneFile())).toEqual({ accepted: 6, rejected: 6, removed: 0, resumed: false })
  expect(await stored()).toEqual(fromEdne)
  expect(reasons()).toEqual([
    '7 no postal code: 660',
    '8 unknown locality 5555',
    '9 locality 4700 belongs to no known municipality',
    '10 no name',
    '11 3 fields instead of 11',
    '12 no key: x',
  ])
  expect(readFileSync(rejectedPath(), 'utf8')).toContain('7\tno postal code: 660\t7@PA@4565@101@@Sem Código')
})

test('e-DNE: former and popular names are stored with the name of the street', async () => {
  await run(await edneFile())
  const named = await database.db
    .selectFrom('streets')
    .select(['name', 'other_names'])
    .where('other_names', '<>', '')
    .orderBy('id')
    .execute()
  expect(named).toEqual([
    { name: 'Almirante Barroso', other_names: 'Avenida Tito Franco\nEstrada de Bragança' },
    { name: 'Quinze de Agosto', other_names: 'Rua Do "Trapiche"' },
  ])
})

test('importing twice changes nothing, and keeps the ids that people have chosen', async () => {
  await run(await edneFile())
  const before = await database.db.selectFrom('streets').select(['id', 'source_key']).orderBy('id').execute()
  expect(await run(await edneFile())).toEqual({ accepted: 6, rejected: 6, removed: 0, resumed: false })
  expect(
    await database.db.selectFrom('streets').select(['id', 'source_key']).orderBy('id').execute(),
  ).toEqual(before)
  expect(reasons()).toHaveLength(6)
})

test('a newer file replaces the streets of the older one in the same municipalities, and in no other', async () => {
  await run(await edneFile())
  const newer = edneStreets
    .filter((line) => /^[16]@/.test(line))
    .map((line) => line.replace('Nazaré@-', 'Nova Nazaré@-'))
  const ofBelem = newer.filter((line) => line.startsWith('1@'))
  expect(await run(await edneFile(ofBelem))).toMatchObject({ accepted: 1, removed: 4 })
  expect(await stored()).toEqual([
    '1501402|Nazaré|Avenida|Nova Nazaré|até 999 - lado ímpar|66035115',
    '1500107|Boca D"Água|Rua|Quinze de Agosto||68440000',
  ])
})

test.each([1, 2, 5, 11])(
  'killed after %i lines it goes on there, and nothing is stored or reported twice',
  async (after) => {
    const file = await edneFile()
    let lines = 0
    const killed: SourceFile = {
      ...file,
      read: (line) => {
        lines += 1
        if (lines > after) throw new Error('killed')
        return file.read(line)
      },
    }
    await expect(run(killed, 1)).rejects.toThrow('killed')
    expect(await run(file, 1)).toEqual({ accepted: 6, rejected: 6, removed: 0, resumed: true })
    expect(await stored()).toEqual(fromEdne)
    expect(reasons()).toHaveLength(6)
  },
)

test.each(['utf8', 'latin1'] as const)(
  'CNEFE in %s: addresses become streets with the middle of their places',
  async (encoding) => {
    const file = await openCnefe(makeCnefeFile(folder, encoding), pa)
    // One line a batch: the middle is made in the database, not in memory alone.
    expect(await run(file, 1)).toMatchObject({ accepted: 6, rejected: 3 })
    expect(await stored()).toEqual([
      '1500107|Centro|Rua|Quinze de Agosto||68440000',
      '1500107|Algodoal|Travessa|Padre Jose "Ze" Maria||68440000',
      '1500107||Ramal|Do "Bacuri||68440000',
      '1500107|São João|Rua|Dom João VI||68440000',
    ])
    expect(reasons()).toEqual([
      '9 no postal code: 6844',
      '10 unknown municipality 9999999',
      '11 5 fields instead of 12',
    ])
    const middle = () =>
      database.db
        .selectFrom('streets')
        .select(['latitude', 'longitude', 'points'])
        .orderBy('id')
        .executeTakeFirst()
    expect(await middle()).toMatchObject({
      latitude: expect.closeTo(-1.7215),
      longitude: expect.closeTo(-48.8785),
      points: 2,
    })
    await run(file)
    expect(await middle()).toMatchObject({ latitude: expect.closeTo(-1.7215), points: 2 })
  },
)

test("a table of the operator's may lack the columns that nobody needs", async () => {
  const path = join(folder, 'ruas.csv')
  writeFileSync(
    path,
    '\uFEFFmunicipio,logradouro,cep,tipo\n1501402,"Nova, a primeira",66.035-115,Rua\n1501402,,66035115,Rua\n',
  )
  expect(await run(await openPlainCsv(path, pa))).toMatchObject({ accepted: 1, rejected: 1 })
  expect(await stored()).toEqual(['1501402||Rua|Nova, a primeira||66035115'])
})

test("a table of the operator's may have other names", async () => {
  const path = join(folder, 'ruas.csv')
  writeFileSync(
    path,
    'municipio;logradouro;cep;outros_nomes\n1501402;Almirante Barroso;66090000; Tito Franco | |Estrada de Bragança\n',
  )
  await run(await openPlainCsv(path, pa))
  const { other_names } = await database.db
    .selectFrom('streets')
    .select('other_names')
    .executeTakeFirstOrThrow()
  expect(other_names).toBe('Tito Franco\nEstrada de Bragança')
})

test('a file that is something else is refused with the columns that it lacks', async () => {
  const path = join(folder, 'outra.csv')
  writeFileSync(path, 'a;b\n1;2\n')
  await expect(openPlainCsv(path, pa)).rejects.toThrow(
    new SourceError(`${path} has no column municipio, logradouro, cep`),
  )
  await expect(openCnefe(path, pa)).rejects.toThrow('COD_MUNICIPIO')
  await expect(openEdne(folder, pa)).rejects.toThrow('LOG_LOCALIDADE.TXT')
})
