import { join } from 'node:path'
import { lawRows } from '@delegacia/domain/law/law-rows'
import { expect, test } from 'vitest'
import { packageFolder } from '../../base/platform/package-folder.ts'
import { checkLaw, codeOfJuristPage } from './law.ts'

const root = join(packageFolder(import.meta.dirname), '../..')
const now = new Date('2026-11-27T12:00:00Z')
const own = { sealKey: '/etc/delegacia/seal.key', lawConfirmed: undefined }
const verdicts = async (...given: Parameters<typeof checkLaw>) =>
  (await checkLaw(...given)).map(({ verdict }) => verdict)

// LW-06
test('a station with a certificate of its own is wrong while it says what no jurist confirmed', async () => {
  expect(await verdicts(own, root, now)).toEqual(['wrong'])
  expect(await verdicts({ ...own, sealKey: undefined }, root, now)).toEqual(['look'])
  const confirmed = { by: 'A. Souza', on: '2026-12-01', page: await codeOfJuristPage(root) }
  expect(await verdicts({ ...own, lawConfirmed: confirmed }, root, now)).toEqual(['ok'])
  // Another page than the one that was read: an update brought other statements.
  expect(await verdicts({ ...own, lawConfirmed: { ...confirmed, page: '1f2e3d4c5b6a' } }, root, now)).toEqual(
    ['wrong'],
  )
  const all = lawRows.map((row) => ({ ...row, confirmedBy: 'A. Souza, 2026-12-01' }))
  expect(await verdicts(own, root, now, all)).toEqual(['ok'])
})

// LW-06
test('it is wrong once an act was to be read again, confirmed or not, whatever the certificate', async () => {
  const confirmed = { by: 'A. Souza', on: '2026-12-01', page: await codeOfJuristPage(root) }
  const later = new Date('2027-03-01T12:00:00Z')
  expect(await verdicts({ sealKey: undefined, lawConfirmed: confirmed }, root, later)).toEqual([
    'wrong',
    'ok',
  ])
  expect(await verdicts(own, root, new Date('2027-02-28T12:00:00Z'))).toEqual(['wrong'])
})
