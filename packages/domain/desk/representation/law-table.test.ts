import fc from 'fast-check'
import { expect, test } from 'vitest'
import { natureTable } from '../../lists/natures/nature-table.ts'
import type { InvolvedParty } from '../../report/involved-party.ts'
import { lastDayToAct, representationsOf } from './representation.ts'

const woman: InvolvedParty = { atuacao: '1', isVitima: true, sexo: 'F', nascimento: '1990-01-01' }
const man: InvolvedParty = { ...woman, sexo: 'M' }
const victims = {
  woman,
  man,
  child: { ...man, nascimento: '2015-01-01' },
  old: { ...man, nascimento: '1962-01-01' },
  veryOld: { ...man, nascimento: '1950-01-01' },
}
type Who = keyof typeof victims
type Told = { nature: number; who: Who; atHome: boolean; day: string }

const complaints = [503, 701, 703, 801, 901, 902, 506, 1804, 1806, 1801, 1802, 1807]
const requests = [505, 1101, 2501, 2502, 2503, 2504, 702, 1201, 1202, 1203, 601]

/** The law as one would tell it to a person, for facts since 8 July 2022. */
function dependenceOf({ nature, who, day }: Told): string | undefined {
  if (complaints.includes(nature)) return 'complaint'
  if (requests.includes(nature)) return 'representation'
  if (nature === 501) return who === 'woman' && day >= '2024-10-10' ? undefined : 'representation'
  if (nature === 502) {
    const is60 = who === 'old' || who === 'veryOld'
    const spared = who === 'woman' || who === 'child' || (is60 && day >= '2025-07-04')
    return spared ? undefined : 'representation'
  }
  if (nature < 1301 || nature > 1309) return undefined
  return day >= '2026-05-04' || who === 'child' || who === 'veryOld' ? undefined : 'representation'
}

const monthsOf = ({ who, atHome, day }: Told) => (who === 'woman' && atHome && day >= '2026-06-19' ? 12 : 6)

// LW-05
test('over all natures, victims, places and days the rules are the law’s', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...natureTable.map(({ id }) => id)),
      fc.constantFrom(...(Object.keys(victims) as Who[])),
      fc.boolean(),
      fc.date({ min: new Date('2022-07-08'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (nature, who, atHome, date) => {
        const day = date.toISOString().slice(0, 10)
        const told = { nature, who, atHome, day }
        const dependence = dependenceOf(told)
        const report = {
          envolvido: [victims[who], { atuacao: '3', nome: 'FULANO DE TAL' } as const],
          objeto: [],
          fato: { datahora: `${day} 10:00` },
          INFO_BOP: { ID_CRIME: atHome ? 5 : 0 },
        }
        const [found] = representationsOf([nature], report, day)
        expect([told, found?.dependence]).toEqual([told, dependence])
        const months = monthsOf(told)
        expect([told, found && [found.months, found.lastDay]]).toEqual([
          told,
          dependence && [months, lastDayToAct(day, months)],
        ])
      },
    ),
    { numRuns: 3000 },
  )
})
