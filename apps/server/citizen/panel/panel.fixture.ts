import { monthAnswer, type Panel } from '@delegacia/contract/panel'
import { monthBegins, monthOf } from '@delegacia/domain/desk/figures/counted-month'
import { stateFigures } from '@delegacia/domain/desk/figures/state-figures'
import type { UnitCounts } from '@delegacia/domain/desk/figures/unit-figures'
import { crimes } from '@delegacia/domain/lists/crimes'

const unit = (name: string, received: number): UnitCounts => ({
  unit: name,
  received,
  looked: received - 3,
  medianHours: 7.4,
  corrected: Math.floor(received / 6),
  wrote: Math.floor(received / 3),
  answered: Math.floor(received / 4),
})

function month(back: number) {
  const name = monthOf(monthBegins('2026-10', -back))
  const counts = crimes.map(({ id_crime }, place) => ({
    kind: id_crime,
    received: place < 14 ? Math.round(400 / (place + 1)) + ((back * 7) % 23) : place % 4,
  }))
  const sum = back === 12 ? 3 : counts.reduce((total, { received }) => total + received, 0)
  const units =
    back === 12
      ? [unit('Delegacia Virtual', 3)]
      : [
          unit('Delegacia Virtual', sum - 214),
          unit('DEAM Capanema', 3),
          unit('Delegacia de Salinópolis', 211),
        ]
  const looked = sum - 9
  const kinds = back === 12 ? counts.map(({ kind }) => ({ kind, received: kind === 3 ? 3 : 0 })) : counts
  return monthAnswer(
    name,
    stateFigures({ units, kinds, looked, medianHours: 6.2, delivered: back > 8 ? undefined : sum - 30 }),
  )
}

/** A panel of thirteen months with everything that can stand in it; nobody is counted in it. */
export const samplePanel: Panel = {
  meses: Array.from({ length: 13 }, (_, back) => month(back)),
  proximo: '2026-12-06',
  registro: { entrada: 48_213, hash: '9f3c'.repeat(16) },
  funcionamento: {
    desde: '2026-09-14T08:00:00-03:00',
    meses: [
      { mes: '2026-11', porCento: 99.98, minutosFora: 6 },
      { mes: '2026-10', porCento: 99.71, minutosFora: 129 },
      { mes: '2026-09', porCento: 100, minutosFora: 0 },
    ],
    interrupcoes: [
      { de: '2026-11-23T09:12:00-03:00', ate: null, minutos: 6 },
      { de: '2026-10-04T02:00:00-03:00', ate: '2026-10-04T04:09:00-03:00', minutos: 129 },
    ],
  },
  terceiros: [],
  pesos: ['pt-br', 'en-us', 'es-es', 'fr-fr'].map((lingua) => ({ lingua, inicio: 92.1, registro: 164.8 })),
}
