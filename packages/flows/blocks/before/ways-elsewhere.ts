import type { Route } from '@delegacia/domain/lists/routes'
import type { Text } from '@delegacia/domain/language/text'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'
import type { Flow } from '../../engine/define.ts'

/** What a report is not for, in the person's own words, and where that leads: to the right report, or to whom to call. */
export type WayElsewhere = { readonly said: Text } & (
  | { readonly route: Route; readonly answers: QuestionAnswers }
  | { readonly route?: never; readonly text: Text; readonly calls: readonly EmergencyNumber[] | undefined }
)

/** What the questions of a flow would refuse, for its first screen: nobody learns it at the sixth (ST-10). */
export const waysElsewhere = ({ before }: Flow): readonly WayElsewhere[] =>
  before.flatMap((one): readonly WayElsewhere[] => {
    if (one.kind === 'questions') return one.otherwise ? [one.otherwise] : []
    if (one.kind === 'restrictions') return []
    return one.questions.flatMap(({ said, wrong, calls, insteadGoTo }): readonly WayElsewhere[] => {
      if (!said) return []
      return insteadGoTo ? [{ said, route: insteadGoTo.route, answers: {} }] : [{ said, text: wrong, calls }]
    })
  })
