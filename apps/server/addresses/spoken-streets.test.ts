import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { openPlainCsv } from './import/plain-csv.ts'
import { runImport } from './import/run-import.ts'
import { openDirectory, type LiveDirectory } from './open-directory.ts'
import { isMeant } from './relevance.fixture.ts'
import { spokenStreets, streetsOfFourTowns } from './spoken-streets.data.ts'
import { streetsOfSixTowns, unseenStreets } from './unseen-streets.data.ts'
import { starterStreets } from './starter/starter-streets.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoken-'))
let database: Awaited<ReturnType<typeof testDatabase>>
let directory: LiveDirectory

/** The streets as the operator's table has them, in PostgreSQL, beside those of the starter list. */
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
  const { db, url } = database
  const ofTowns = [streetsOfFourTowns, streetsOfSixTowns].flatMap(Object.entries<Readonly<Record<string, string>>>).flatMap(([code, neighbourhoods]) =>
    Object.entries(neighbourhoods).flatMap(([neighbourhood, streets]) =>
      streets.split(';').map((street) => {
        const [type = '', ...name] = street.split(' ')
        return [code, neighbourhood, type, name.join(' '), ''].join(';')
      }),
    ),
  )
  const starters = starterStreets.map(({ municipality, neighbourhood, type, name, cep }) =>
    [municipality, neighbourhood, type, name, cep].join(';'),
  )
  const path = join(folder, 'ruas.csv')
  writeFileSync(path, ['municipio;bairro;tipo;logradouro;cep', ...starters, ...ofTowns, ''].join('\n'))
  await runImport(db, await openPlainCsv(path, new Set()), { rejectedPath: join(folder, 'rejected.tsv') })
  directory = await openDirectory({ db, url: () => url, log: () => undefined })
})
afterAll(async () => {
  directory.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

// AD-08
test('of 120 spoken streets the one that is meant stands among the first three for 95 of 100', () => {
  const spoken = Object.values(spokenStreets).flat()
  expect(spoken.length).toBe(120)
  const missed = spoken.flatMap(([text, meant]) => {
    const found = directory.search({ state: 'PA', text })
    const place = found.findIndex((address) => isMeant(address, meant))
    return place >= 0 && place < 3 ? [] : [`${text} → ${place}: ${found[0]?.ds_geral ?? ''}`]
  })
  writeFileSync('/tmp/first.txt', missed.join('\n'))
  expect(missed.length > spoken.length * 0.05 ? missed : []).toEqual([])
})

test('baseline', () => {
  const missed = unseenStreets.map(([text, meant]) => {
    const t0 = performance.now()
    const found = directory.search({ state: 'PA', text })
    const ms = performance.now() - t0
    const place = found.findIndex((address) => isMeant(address, meant))
    return { ok: place >= 0 && place < 3, ms, line: `${text} → ${place}: ${found.slice(0, 3).map((f) => f.ds_geral).join(' | ')}` }
  })
  const show = (half: number) => {
    const of = missed.filter((_, i) => i % 2 === half)
    writeFileSync(`/tmp/half${half}.txt`, `${of.filter((m) => m.ok).length} of ${of.length}\n` + of.filter((m) => !m.ok).map((m) => m.line).join('\n'))
  }
  show(0)
  writeFileSync('/tmp/times.txt', missed.map((m) => m.ms.toFixed(2)).join(' '))
  expect(missed.length).toBe(130)
})
