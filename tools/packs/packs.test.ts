import { expect, test } from 'vitest'
import { join } from 'node:path'
import { sourceFiles } from '../checks/source-files.mjs'
import { root } from '../run.mjs'
import { packReports } from './pack-report.mjs'
import { sourceTexts } from './source-texts.mjs'

const sources = await sourceTexts(await sourceFiles(root))
const reports = await packReports(join(root, 'packs'), sources)

// RE-02, RE-07
test('every pack of this repository is well formed and says no sentence that is gone; easy reading leaves none out', () => {
  expect(reports.map(({ id, offered }) => [id, offered])).toEqual([
    ['pt-facil', true],
    ['qps-ploc', false],
  ])
  expect(reports.flatMap(({ problems }) => problems)).toEqual([])
  const left = reports
    .find(({ id }) => id === 'pt-facil')
    ?.areas.filter(({ said, asIs, of }) => said + asIs !== of)
  expect(left).toEqual([])
})

test('the test pack says something of the home, and not everything, so that a begun pack is tried too', () => {
  const home = reports.find(({ id }) => id === 'qps-ploc')?.areas.find(({ area }) => area === 'home')
  expect(home?.said).toBeGreaterThan(30)
  expect(home?.said).toBeLessThan(home?.of ?? 0)
})
