import type { Flow, ExpectedAnswer, YesNoSequence } from '@delegacia/flows/engine/define'
import { isRight, rightAnswer } from '@delegacia/flows/blocks/before/yes-no'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { navigate } from '../../../router/hash-location.ts'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { YesNoQuestion } from '../../../ui/yes-no-question.tsx'
import { goOnAt } from './go-on-at.ts'
import { WizardPage } from '../frame/wizard-page.tsx'
import { texts } from '../frame/wizard-texts.ts'

const rightAnswers = { sim: 'yes', nao: 'no', ambas: 'ambas' } as const satisfies Record<
  ExpectedAnswer,
  string
>

type Props = {
  flow: Flow
  sequence: YesNoSequence
  answers: QuestionAnswers
  /** Questions that have been answered elsewhere. */
  known: readonly string[]
  onAnswer: (answers: QuestionAnswers) => void
  onPass: () => void
  onBack: () => void
}

/** The questions that decide whether this is the right report; each comes after a right answer to the last (ST-06, ST-07). */
export function YesNoScreen({ flow, sequence, answers, known, onAnswer, onPass, onBack }: Props) {
  const given = answers.perguntasIniciais ?? {}
  const open = openQuestions(sequence, given)
  const asked = open.filter(({ id }) => !known.includes(id))
  const passed = open.filter((one) => isPassed(one, given)).length === sequence.questions.length
  const insteadOf = ({ insteadGoTo }: Question) =>
    insteadGoTo && { label: t(insteadGoTo.label), onGo: () => goOnAt(flow, insteadGoTo.route, answers) }
  return (
    <WizardPage flow={flow} title={t(sequence.form.title)} screen={sequence.form.id}>
      {asked.map((one) => (
        <Card key={one.id}>
          <YesNoQuestion
            question={t(one.question)}
            right={rightAnswers[rightAnswer(one, given)]}
            preset={presetOf(given[one.id])}
            wrong={one.wrong && { text: t(one.wrong) }}
            instead={insteadOf(one)}
            help={<LazyStopHelp numbers={one.calls} units={!one.outsidePara} />}
            onRight={(answer) =>
              onAnswer({ ...answers, perguntasIniciais: { ...given, [one.id]: answer === 'yes' } })
            }
            onReopen={() => onAnswer({ ...answers, perguntasIniciais: answersBefore(one, sequence, given) })}
            onGiveUp={() => navigate('/')}
          />
        </Card>
      ))}
      <div className="actions">
        <Button kind="quiet" onClick={onBack}>
          {t(texts.back)}
        </Button>
        {passed && <Button onClick={onPass}>{t(texts.next)}</Button>}
      </div>
    </WizardPage>
  )
}

type Given = Readonly<Record<string, boolean>>
type Question = YesNoSequence['questions'][number]

const isPassed = (one: Question, given: Given) => {
  const answer = given[one.id]
  return answer !== undefined && isRight(answer, rightAnswer(one, given))
}

/** The questions up to the first that is not rightly answered. */
function openQuestions({ questions }: YesNoSequence, given: Given): readonly Question[] {
  const first = questions.findIndex((one) => !isPassed(one, given))
  return first < 0 ? questions : questions.slice(0, first + 1)
}

/** What was answered before a question that is opened again. */
function answersBefore(reopened: Question, { questions }: YesNoSequence, given: Given): Given {
  const dropped = new Set(questions.slice(questions.indexOf(reopened)).map(({ id }) => id))
  return Object.fromEntries(Object.entries(given).filter(([id]) => !dropped.has(id)))
}

const presetOf = (answer: boolean | undefined) =>
  answer === undefined ? undefined : answer ? ('yes' as const) : ('no' as const)
