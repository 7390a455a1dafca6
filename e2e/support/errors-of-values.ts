import { objectTypesOf } from '@delegacia/domain/lists/object-types'
import { complementErrors, empty, pick } from './errors-of-answers.ts'
import { detail, typeOf } from './errors-of-things.ts'
import type { FieldErrors } from './make-every-error.ts'

const [money, accounts] = [14, 26]
const [transfer, bankAccount] = [1406, 2604]

const identified = (type: number, right: string, place = 0, field = 'o que identifica'): FieldErrors => ({
  field,
  question: detail(type, place),
  wrong: [empty('required'), ['1'.repeat(101), { code: 'tooLong', params: { min: 1, max: 100, left: 1 } }]],
  right,
  after: 'tipo',
})

/** Money that went to the wrong Pix key. */
export const valueErrors: readonly FieldErrors[] = [
  typeOf(money, transfer),
  identified(transfer, '350,00', 0, 'valor'),
  identified(transfer, 'ana@example.org', 1),
  { field: 'compl', wrong: complementErrors, right: 'enviado por engano' },
]

/** The account that received it: its form has one type only, which is chosen already. */
export const accountErrors: readonly FieldErrors[] = [
  { field: 'tipo', wrong: [], right: pick(objectTypesOf(3, accounts), bankAccount) },
  identified(bankAccount, '0277 12345-6'),
  { field: 'compl', wrong: complementErrors, right: 'conta de destino' },
]
