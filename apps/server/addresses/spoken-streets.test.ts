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
import { streetsOfMoreTowns, thirdStreets } from './third-streets.data.ts'
import { streetsOfSixTowns, unseenStreets } from './unseen-streets.data.ts'
import { starterStreets } from './starter/starter-streets.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoken-'))
const databases: Awaited<ReturnType<typeof testDatabase>>[] = []
const directories: LiveDirectory[] = []
let ofTenTowns: LiveDirectory
/** It has more namesakes, so that the lists that came before it are measured without. */
let ofMoreTowns: LiveDirectory

/** The streets as the operator's table has them, in PostgreSQL, beside those of the starter list. */
async function directoryWith(...tables: readonly (typeof streetsOfFourTowns)[]): Promise<LiveDirectory> {
  const database = await testDatabase(inject('clusterUrl'))
  databases.push(database)
  const { db, url } = database
  const ofTowns = tables
    .flatMap(Object.entries<Readonly<Record<string, string>>>)
    .flatMap(([code, neighbourhoods]) =>
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
  const path = join(folder, `ruas-${tables.length}.csv`)
  writeFileSync(path, ['municipio;bairro;tipo;logradouro;cep', ...starters, ...ofTowns, ''].join('\n'))
  await runImport(db, await openPlainCsv(path, new Set()), { rejectedPath: join(folder, 'rejected.tsv') })
  const directory = await openDirectory({ db, url: () => url, log: () => undefined })
  directories.push(directory)
  return directory
}

beforeAll(async () => {
  ofTenTowns = await directoryWith(streetsOfFourTowns, streetsOfSixTowns)
  ofMoreTowns = await directoryWith(streetsOfFourTowns, streetsOfSixTowns, streetsOfMoreTowns)
})
afterAll(async () => {
  for (const directory of directories) directory.close()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true })
})

/** Those of which the row that is meant is not among the first three. */
const missedOf = (
  spoken: readonly (readonly [typed: string, meant: string])[],
  directory = ofTenTowns,
): string[] =>
  spoken.flatMap(([text, meant]) => {
    const found = directory.search({ state: 'PA', text })
    const place = found.findIndex((address) => isMeant(address, meant))
    return place >= 0 && place < 3 ? [] : [`${text} → ${place}: ${found[0]?.ds_geral ?? ''}`]
  })

// AD-08
test('of 120 spoken streets the one that is meant stands among the first three for 95 of 100', () => {
  const spoken = Object.values(spokenStreets).flat()
  expect(spoken.length).toBe(120)
  const missed = missedOf(spoken)
  expect(missed.length > spoken.length * 0.05 ? missed : []).toEqual([])
})

/**
 * The 130 lines were written before the reader learned from any, though by the same hand. Before it was changed the old one found 88: 46 of the
 * first half, 42 of the second. The first half was then read while it was changed. Of the second it found 63 on the first run; the two missed,
 * `fl` for `Folha` and a state road `pa 136`, were mended afterwards, so that the half is held out no longer.
 */
test('of 130 more spoken streets the reader finds those it learned from and at least 63 of the other 65', () => {
  const [learned, heldOut] = [0, 1].map((half) => unseenStreets.filter((_, i) => i % 2 === half))
  expect([learned?.length, heldOut?.length]).toEqual([65, 65])
  expect(missedOf(learned ?? [])).toEqual([])
  expect(missedOf(heldOut ?? []).slice(2)).toEqual([])
})

/**
 * Written by somebody who did not know the reader: neither its source, nor its history, nor what it finds, only the lists above. On the first run
 * it found 116 (96.7 %), and nothing was changed for the four that it misses. With 120 the test names them.
 */
test.each([{ atLeast: 116 }])(
  'of 120 streets told by one who does not know the reader it finds at least $atLeast',
  ({ atLeast }) => {
    const spoken = Object.values(thirdStreets).flat()
    expect(spoken.length).toBe(120)
    const missed = missedOf(spoken, ofMoreTowns)
    expect(spoken.length - missed.length < atLeast ? missed : []).toEqual([])
  },
)
