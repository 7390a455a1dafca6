import { placesOfOccurrence } from '@delegacia/domain/lists/places-of-occurrence'
import { stateNow } from '@delegacia/domain/language/dates'
import { complementErrors, empty, inexistent, pick, sized, street } from './errors-of-answers.ts'
import type { Ask } from './make-every-error.ts'
import { kept, typed } from './typed-values.ts'

/** Next year's first of January: whatever day it is, that is to come. */
const toCome = `01/01/${Number(stateNow(new Date()).slice(0, 4)) + 1} 00:00`

/** When and where. With a map the pin is confirmed where the street's municipality has its seat, and the details are asked for (FA-04). */
export const whenAndWhereErrors = ({ map = false } = {}): readonly Ask[] => [
  {
    field: 'fato/ds_datahora',
    wrong: [
      empty('required'),
      ['31/02/2026 10:00', 'invalidDateTime'],
      ['20/11/2026 24:30', 'invalidDateTime'],
      ['20/11/2026', 'invalidDateTime'],
      [toCome, 'futureDate'],
      ['01/01/1900 10:00', 'olderThanHundredYears'],
    ],
    right: typed.fact,
  },
  {
    field: 'fato/endereco/id_local',
    wrong: [empty('choiceRequired'), [inexistent, 'choiceRequired']],
    right: pick(placesOfOccurrence, 1),
  },
  {
    field: 'fato/endereco',
    wrong: [empty('addressRequired')],
    right: street(kept.postalCode),
  },
  ...(map ? [{ field: 'fato/endereco/lat', wrong: [], right: true, after: 'fato/endereco' }] : []),
  {
    field: 'fato/endereco/numero',
    wrong: [
      ['12b', 'invalidNumber'],
      ['1234567890123456', { code: 'maximumDigits', params: { max: 15 } }],
    ],
    right: '12',
  },
  {
    field: 'fato/endereco/complemento',
    wrong: [
      ...(map ? [empty('required')] : []),
      [complementErrors[1]?.[0] ?? '', sized('complementSize', 1, 100)],
    ],
    right: 'parada de ônibus',
  },
]

const long = 5001

/** What happened, once the explanation is read; the empty narrative is told beside the nature, then alone. */
export const accountErrors: readonly Ask[] = [
  { field: 'fato/id_natureza_cidadao', wrong: [empty('natureRequired')], right: true },
  {
    field: 'relato_plain',
    wrong: [
      empty('required'),
      empty('required'),
      ['levaram', { code: 'narrativeSize', params: { min: 100, max: 5000, count: 7 } }],
      ['a'.repeat(long), { code: 'narrativeSize', params: { min: 100, max: 5000, count: long } }],
    ],
    right: typed.account,
  },
]
