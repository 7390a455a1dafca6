import { placesOfOccurrence } from '@delegacia/domain/lists/places-of-occurrence'
import { stateNow } from '@delegacia/domain/language/dates'
import { complementErrors, empty, inexistent, pick, sized, street } from './errors-of-answers.ts'
import type { FieldErrors } from './make-every-error.ts'
import { kept, typed } from './typed-values.ts'

/** The first of January of next year: in the future whatever today is. */
const future = `01/01/${Number(stateNow(new Date()).slice(0, 4)) + 1} 00:00`

/** When and where. With a map, the pin is confirmed at the seat of the street's municipality, and the details are required (FA-04). */
export const whenAndWhereErrors = ({ map = false } = {}): readonly FieldErrors[] => [
  {
    field: 'fato/ds_datahora',
    wrong: [
      empty('required'),
      ['31/02/2026 10:00', 'invalidDateTime'],
      ['20/11/2026 24:30', 'invalidDateTime'],
      ['20/11/2026', 'invalidDateTime'],
      [future, 'futureDate'],
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
      ['12;b', 'invalidNumber'],
      ['1234567890123456', { code: 'tooLong', params: { max: 15, left: 1 } }],
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

/** What happened, after the explanation; the empty narrative is an error together with the nature, then alone. */
export const accountErrors: readonly FieldErrors[] = [
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
