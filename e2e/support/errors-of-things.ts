import { brandsOf } from '@delegacia/domain/lists/brands'
import { colours } from '@delegacia/domain/lists/colours'
import { documentTypes } from '@delegacia/domain/lists/document-types'
import { measureUnits } from '@delegacia/domain/lists/measure-units'
import { mobileOperators } from '@delegacia/domain/lists/mobile-operators'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { objectTypesOf } from '@delegacia/domain/lists/object-types'
import { voltagesOf } from '@delegacia/domain/lists/voltages'
import { otherBrand } from '@delegacia/domain/report/brand'
import { complementErrors, empty, inexistent, pick, sized } from './errors-of-answers.ts'
import { leave, type FieldErrors, type Try } from './make-every-error.ts'
import type { Question } from './answer-by-keyboard.ts'
import { typed } from './typed-values.ts'

const cpf = 1
const identityCard = 2

export const documentOfThings: readonly FieldErrors[] = [
  {
    field: 'documento',
    wrong: [
      empty('choiceRequired'),
      [inexistent, 'choiceRequired'],
      [pick(documentTypes, cpf)],
      [leave],
      [leave],
    ],
    right: pick(documentTypes, identityCard),
  },
  {
    field: 'numero',
    wrong: [
      [leave],
      [leave],
      empty('required'),
      ['52998224726', 'invalidCpf'],
      ['529.982.247-26', 'invalidCpf'],
      ['12', sized('documentNumberSize', 3, 99)],
      ['1'.repeat(100), sized('documentNumberSize', 3, 99)],
    ],
    right: typed.lostDocument,
  },
]

export const phoneErrors: readonly FieldErrors[] = [
  {
    field: 'marcaCel',
    wrong: [empty('choiceRequired'), [inexistent, 'choiceRequired']],
    right: pick(brandsOf(2), 101),
  },
  { field: 'operadora', wrong: [empty('choiceRequired')], right: pick(mobileOperators, 2) },
  {
    field: 'numero',
    wrong: [
      empty('required'),
      ['9198', { code: 'invalidPhone', params: { example: '91 98888-7777' } }],
      ['91287654321', { code: 'invalidPhone', params: { example: '91 98888-7777' } }],
    ],
    right: typed.lostLine,
  },
  {
    field: 'imei',
    wrong: [
      ['490154203237519', 'invalidImei'],
      ['000000000000000', 'invalidImei'],
      ['4901', 'invalidImei'],
    ],
    right: typed.imei,
  },
  { field: 'compl', wrong: complementErrors, right: typed.phoneDetails },
]

/** The question about a detail of an object type, as the station's list words it. */
export function detail(type: number, place: number, kind: Question['kind'] = 'text'): Question {
  const labels = (['pt-br', 'en-us', 'es-es', 'fr-fr'] as const).map(
    (locale) => detailQuestionsOf(type, locale)[place]?.name ?? '',
  )
  const [pt = '', en = '', es = '', fr = ''] = labels
  return { kind, label: { pt, en, es, fr }, ...(kind === 'choice' && { control: 'select' }) }
}

/** The type of a thing, in a form that gives its category. */
export const typeOf = (category: number, type: number, kind: 3 | 4 = 3): FieldErrors => ({
  field: 'tipo',
  wrong: [empty('choiceRequired'), [inexistent, 'choiceRequired']],
  right: pick(objectTypesOf(kind, category), type),
})

const unit: FieldErrors = {
  field: 'unidade_medida',
  wrong: [empty('choiceRequired')],
  right: pick(measureUnits, 1),
  after: 'tipo',
}

/** What comes one by one is one unit at first. */
const unitAtFirst: FieldErrors = { ...unit, wrong: [] }

const quantityAtFirst = (more: readonly Try[] = []): FieldErrors => ({
  ...quantity(more),
  wrong: [['', 'required'], ...quantity(more).wrong.slice(1)],
})

const quantity = (more: readonly Try[] = [], none: Try[1] = 'quantity'): FieldErrors => ({
  field: 'quantidade',
  wrong: [empty('required'), ['duas', 'invalidNumber'], ['0', none], ...more],
  right: '2',
  after: 'tipo',
})

const electricBicycle = 1602

/** An electric bicycle has every field of a thing: an unlisted brand, a voltage, a typed detail and a chosen one. */
export const bicycleErrors: readonly FieldErrors[] = [
  typeOf(16, electricBicycle),
  { field: 'marca', wrong: [], right: pick(brandsOf(electricBicycle), 400 + otherBrand), after: 'tipo' },
  {
    field: 'campo_marca',
    wrong: [['m'.repeat(101), { code: 'tooLong', params: { min: 1, max: 100, left: 1 } }]],
    right: 'feita em casa',
    after: 'marca',
  },
  unitAtFirst,
  quantityAtFirst([['10000000000000000', 'quantity']]),
  {
    field: 'voltagem',
    wrong: [empty('choiceRequired')],
    right: pick(voltagesOf(electricBicycle), 4),
    after: 'tipo',
  },
  {
    field: 'quadro',
    question: detail(electricBicycle, 0),
    wrong: [empty('required'), ['q'.repeat(101), { code: 'tooLong', params: { min: 1, max: 100, left: 1 } }]],
    right: 'q-12345',
    after: 'tipo',
  },
  {
    field: 'cor',
    question: detail(electricBicycle, 1, 'choice'),
    wrong: [empty('choiceRequired')],
    right: pick(colours, 1),
    after: 'tipo',
  },
  { field: 'compl', wrong: complementErrors, right: 'cesto na frente' },
]

const plate = 1506

/** A stolen number plate whose number the person does not know. */
export const plateErrors: readonly FieldErrors[] = [
  typeOf(15, plate),
  unitAtFirst,
  quantityAtFirst(),
  {
    field: 'placa',
    question: detail(plate, 0),
    wrong: [empty('required'), ['abc12', 'invalidPlate']],
    right: leave,
    after: 'tipo',
  },
  { field: 'não sei', question: detail(plate, 0, 'unknown'), wrong: [], right: true, after: 'placa' },
]

const card = 1403

export const cardErrors: readonly FieldErrors[] = [
  typeOf(14, card),
  unitAtFirst,
  quantityAtFirst(),
  {
    field: 'ultimos4',
    question: detail(card, 0),
    wrong: [empty('required'), ['12', 'invalidNumber']],
    right: '1234',
    after: 'tipo',
  },
]

const livestock = 2202

/** OB-08: at most 3 digits of animals. */
const ofAnimals: readonly FieldErrors[] = [
  unit,
  // The category, which limits the number, is chosen by the third round.
  quantity([['1000', { code: 'maximumDigits', params: { max: 3 } }]], sized('numberRange', 1, 999)),
  {
    field: 'marca do animal',
    question: detail(livestock, 0),
    wrong: [empty('required')],
    right: 'ferro jb',
    after: 'tipo',
  },
]

export const animalErrors: readonly FieldErrors[] = [typeOf(22, livestock), ...ofAnimals]

/** The form of a route that asks about animals alone. */
export const onlyAnimalErrors: readonly FieldErrors[] = [
  typeOf(22, livestock),
  ...ofAnimals,
  { field: 'compl', wrong: complementErrors, right: 'duas vacas malhadas' },
]
