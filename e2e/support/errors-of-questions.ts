import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { sexes } from '@delegacia/domain/lists/sexes'
import { empty, pick } from './errors-of-answers.ts'
import type { FieldErrors } from './make-every-error.ts'
import type { Answer } from './answer-by-keyboard.ts'

const condominium = 26
const [relation, age] = [17, 18]
const [resident, child, adolescent, adult] = [1, 10, 11, 12]

/** An answer of the catalogue in the page's language. */
const answerTo =
  (question: number, id: number): Answer =>
  (locale) =>
    questionAnswersOf(condominium, locale).find(
      ({ id_pergunta, id_resposta }) => id_pergunta === question && id_resposta === id,
    )?.ds_resposta ?? `no ${id}`

/** The questions of violence in a condominium; the flow itself answers the one about the place (QS-05). */
export const condominiumErrors: readonly FieldErrors[] = [
  { field: 'isVitima', wrong: [empty('choiceRequired')], right: true },
  {
    field: 'comunicanteCondominio',
    wrong: [empty('choiceRequired')],
    right: answerTo(relation, resident),
  },
  { field: 'generoVitima', wrong: [empty('choiceRequired')], right: pick(sexes, 'F') },
  {
    field: 'faixaEtariaVitima',
    wrong: [
      empty('choiceRequired'),
      // A reporter who is the victim cannot be a minor.
      [answerTo(age, child), 'reporterMustBeAdult'],
      [answerTo(age, adolescent), 'reporterMustBeAdult'],
    ],
    right: answerTo(age, adult),
  },
]
