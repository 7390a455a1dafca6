import { brandsOf } from '@delegacia/domain/lists/brands'
import { colours } from '@delegacia/domain/lists/colours'
import { stateNow } from '@delegacia/domain/language/dates'
import { otherBrand } from '@delegacia/domain/report/brand'
import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { complementErrors, empty, pick } from './errors-of-answers.ts'
import { nameErrors } from './errors-of-names.ts'
import { detail, typeOf } from './errors-of-things.ts'
import type { FieldErrors } from './make-every-error.ts'

const [vehicles, car] = [15, 1501]

/** A detail that may stay open; `place` is its place among the questions about a car. */
const known = (
  place: number,
  right: string,
  issue: IssueCode | ValidationIssue,
  wrong: readonly string[],
): FieldErrors => ({
  field: `detalhe/${place}`,
  question: detail(car, place),
  wrong: wrong.map((typed) => [typed, issue] as const),
  right,
  after: 'tipo',
})

const years: ValidationIssue = {
  code: 'vehicleYear',
  params: { min: 1900, max: Number(stateNow(new Date()).slice(0, 4)) + 1 },
}

const tooLong: ValidationIssue = { code: 'tooLong', params: { min: 1, max: 100, left: 1 } }

/** A car with every field of a vehicle (OB-06, OB-07). */
export const vehicleErrors: readonly FieldErrors[] = [
  typeOf(vehicles, car, 4),
  { field: 'marca', wrong: [], right: pick(brandsOf(car), 2000 + otherBrand), after: 'tipo' },
  { field: 'campo_marca', wrong: [['m'.repeat(101), tooLong]], right: 'gurgel', after: 'marca' },
  known(0, 'jkl1a23', 'invalidPlate', ['abc12', 'abc12a3']),
  known(1, '9bwzzz377vt004251', 'invalidChassis', ['9bw', '9bwzzz377vt0o4251', '1'.repeat(17)]),
  known(2, '63988496206', 'invalidRenavam', ['639884963', '63988496207', '11111111111']),
  {
    field: 'cor',
    question: detail(car, 3, 'choice'),
    wrong: [],
    right: pick(colours, 1),
    after: 'tipo',
  },
  known(4, 'br-800', tooLong, ['m'.repeat(101)]),
  known(5, '1991', years, ['91', '1899', '2999']),
  { field: 'compl', wrong: complementErrors, right: 'adesivo no vidro' },
]

/** Who drove, and an account of the damage. */
export const drivingErrors: readonly FieldErrors[] = [
  { field: 'condutor', wrong: [empty('required'), ...nameErrors], right: 'raimundo nonato' },
  {
    field: 'dano',
    wrong: [
      empty('required'),
      ['a'.repeat(4001), { code: 'tooLong', params: { min: 1, max: 4000, left: 1 } }],
    ],
    right: 'para-choque amassado e farol quebrado',
  },
]
