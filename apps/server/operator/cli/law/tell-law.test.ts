import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { natureTable } from '@delegacia/domain/lists/natures/nature-table'
import { describe, expect, test } from 'vitest'
import { packageFolder } from '../../../base/platform/package-folder.ts'
import { tellLaw } from './tell-law.ts'

const now = new Date('2026-11-27T12:00:00Z')
const lineOn = async (day: string, nature: number) =>
  (await tellLaw(['--on', day], now)).lines.find((line) => line.startsWith(`${nature} `))

// LW-05
describe('what a victim of a fact of a day is told', () => {
  test('is a line a nature, which begins with its id', async () => {
    const { ok, lines } = await tellLaw(['--on', '2026-05-03'], now)
    expect(ok).toBe(true)
    expect(lines.map((line) => Number(line.split(' ')[0])).toSorted((a, b) => a - b)).toEqual(
      natureTable.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  })
  test.each([
    ['2026-05-03', 1301, /mulher em casa ou na família.*representação, seis meses, até 2026-11-02/],
    ['2026-05-04', 1301, /— todos: o caso segue sem pedido da vítima$/],
    ['2026-06-18', 505, /— todos: representação, seis meses, até 2026-12-17$/],
    ['2026-06-19', 505, /mulher em casa ou na família: representação, doze meses, até 2027-06-18 \| /],
    ['2024-10-09', 501, /— todos: representação/],
    ['2024-10-10', 501, /mulher em casa ou na família, outra mulher: o caso segue/],
  ])('of %s, nature %d', async (day, nature, says) => {
    expect(await lineOn(day, nature)).toMatch(says)
  })
  test.each(['2026-02-30', '03/05/2026', ''])('%j is not a day', async (day) => {
    expect((await tellLaw(['--on', day], now)).ok).toBe(false)
  })
})

// LW-06
test('without a day it tells how a jurist’s confirmation of this page is written down', async () => {
  const page = readFileSync(join(packageFolder(import.meta.dirname), '../../docs/for-the-jurist.md'))
  const code = createHash('sha256').update(page).digest('hex').slice(0, 12)
  expect((await tellLaw([], now)).lines.join('\n')).toContain(`LAW_CONFIRMED="<name>, 2026-11-27, ${code}"`)
})
