import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Flow, QuestionScreen as Screen } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { emptyReport } from '@delegacia/flows/engine/normalize-report'
import { dropStaleAnswers } from '@delegacia/flows/engine/drop-stale-answers'
import { formInstanceOf } from '@delegacia/flows/engine/form-instances'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { navigate } from '../../../router/hash-location.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { SourcesContext } from '../../../inputs/field/sources.ts'
import { TryAgain } from '@delegacia/ui/try-again'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { texts } from './before-texts.ts'
import { goOnAt } from './go-on-at.ts'
import { AnsweredList } from './answered-list.tsx'
import { useOneQuestion } from './use-one-question.ts'
import { FormScreen } from '../form/form-screen.tsx'
import { useReportContext } from '../../../questions/report-context.ts'
import type { FieldMessage } from '../frame/field-messages.ts'
import { texts as wizardTexts } from '../frame/wizard-texts.ts'

type Props = {
  flow: Flow
  screen: Screen
  answers: QuestionAnswers
  onAnswer: (change: (last: QuestionAnswers) => QuestionAnswers) => void
  onPass: () => void
}

const nothing: readonly FieldMessage[] = []

/**
 * The questions that classify a crime (QS-01): answers that another answer hides are dropped, and Back leads home. Of
 * violence one question is open at a time, the answered ones stand closed above it (VI-10).
 */
export function QuestionScreen({ flow, screen, answers, onAnswer, onPass }: Props) {
  const report = useReportContext(flow, { ...emptyReport(), respostas: answers })
  const instance = formInstanceOf(screen.form, report.context.report)
  const elsewhere = screen.elsewhere?.(answers)
  const change = (entityOf: (last: Entity) => Entity) =>
    onAnswer((last) => {
      const entity = entityOf(last as unknown as Entity)
      return dropStaleAnswers({ ...instance, entity }, report.context) as unknown as QuestionAnswers
    })
  const { open, name, answered, before, after, goTo } = useOneQuestion(flow, instance, report.context, change)
  const goOn = () => {
    const better = screen.continueAt?.(answers)
    if (better) goOnAt(flow, better.route, answers)
    else onPass()
  }
  return (
    <SourcesContext value={report.sources}>
      <FormScreen
        flow={flow}
        title={t(screen.form.title)}
        instance={instance}
        key={name}
        groups={open}
        report={report}
        messages={nothing}
        lead={
          <>
            <AnsweredList answered={answered} context={report.context} onChange={goTo} />
            {screen.cards.map((card) => (
              <Card key={t(card.title)} title={t(card.title)}>
                <p>{t(card.text)}</p>
              </Card>
            ))}
            {report.retryQuestions && (
              <TryAgain text={t(texts.questionsFailed)} locale={locale} onRetry={report.retryQuestions} />
            )}
          </>
        }
        stop={
          elsewhere && (
            <>
              <Card tone="danger" title={t(texts.important)}>
                <p>{t(elsewhere.text)}</p>
                <div className="actions">
                  <Button onClick={() => goOnAt(flow, elsewhere.route, answers)}>{t(elsewhere.label)}</Button>
                </div>
              </Card>
              <LazyStopHelp numbers={[190, 180]} />
            </>
          )
        }
        labels={{ next: t(wizardTexts.next), back: t(wizardTexts.back) }}
        onChange={change}
        onNext={() => (after ? goTo(after) : goOn())}
        onBack={() => (before ? goTo(before) : navigate('/'))}
      />
    </SourcesContext>
  )
}
