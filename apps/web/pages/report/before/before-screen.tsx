import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Before, Flow } from '@delegacia/flows/engine/define'
import { useOperatorSettings } from '../../../portal/use-operator-settings.ts'
import { YesNoScreen } from './yes-no-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { RestrictionsScreen } from './restrictions-screen.tsx'

type Props = {
  flow: Flow
  before: Before
  answers: QuestionAnswers
  /** Questions that have been answered elsewhere. */
  known: readonly string[]
  onAnswer: (change: (last: QuestionAnswers) => QuestionAnswers) => void
  onPass: () => void
  onBack: () => void
}

/** One screen between the start cards and the first step. */
export function BeforeScreen({ flow, before, answers, known, onAnswer, onPass, onBack }: Props) {
  const settings = useOperatorSettings()
  if (before.kind === 'restrictions') {
    return (
      <RestrictionsScreen
        flow={flow}
        restrictions={before}
        harassment={settings?.assedioRestrito ?? false}
        onPass={onPass}
        onCancel={onBack}
      />
    )
  }
  if (before.kind === 'yesNo') {
    return (
      <YesNoScreen
        flow={flow}
        sequence={before}
        answers={answers}
        known={known}
        onAnswer={(next) => onAnswer(() => next)}
        onPass={onPass}
        onBack={onBack}
      />
    )
  }
  return <QuestionScreen flow={flow} screen={before} answers={answers} onAnswer={onAnswer} onPass={onPass} />
}
