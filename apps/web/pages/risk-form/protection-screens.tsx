import { FaultWords } from '@delegacia/ui/fault-words'
import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'
import { questionsOf } from '@delegacia/domain/risk-form/risk-form'
import { useEffect, useMemo, useState } from 'react'
import type { Access } from '../../documents/held-access.ts'
import { locale, t } from '../../i18n/locale.ts'
import { receivedMove } from '../../router/hand-over.ts'
import { currentStep, onStep, pushStep, replaceStep } from '../../router/hash-location.ts'
import { isAnswered, isAskedNow, partsAsked } from './asked-now.ts'
import { IntroScreen } from './intro-screen.tsx'
import type { Offer, Protection } from './protection-calls.ts'
import { texts } from './protection-texts.ts'
import { RiskQuestionScreen } from './question-screen.tsx'
import { RiskSummaryScreen } from './summary-screen.tsx'
import { useKeptAnswers, type Own } from './use-kept-answers.ts'

const summaryStep = 'resumo'

type Props = { access: Access; law: MeasureLaw; offer: Offer; onHandedIn: (protection: Protection) => void }

/** The way through the questions: each is a step of the browser's history, so that its Back leads to the one before. */
export function ProtectionScreens({ access, law, offer, onHandedIn }: Props) {
  const known = useMemo(() => partsAsked(offer, law), [offer, law])
  const { own, keeping, answer, write } = useKeptAnswers(access, offer.versao, questionsOf({ parts: known }))
  const parts = known.map((part) => ({
    ...part,
    questions: part.questions.filter((question) => isAskedNow(question, own.answers, offer)),
  }))
  const asked = questionsOf({ parts })
  const [first] = useState(() => firstStep(asked.map(({ id }) => id)))
  const [step, setStep] = useState(first)
  useEffect(() => onStep(setStep), [])
  useEffect(() => {
    if (first !== currentStep()) replaceStep(first)
  }, [first])
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [step])
  const goTo = (next: string | undefined) => {
    pushStep(next ?? summaryStep)
    setStep(next ?? summaryStep)
  }
  if (known.length === 0)
    return (
      <div role="alert">
        <p>{t(texts.unknownVersion)}</p>
        <FaultWords locale={locale} />
      </div>
    )
  if (step === summaryStep)
    return <RiskSummaryScreen {...{ access, offer, parts, own, keeping, onHandedIn }} onChange={goTo} />
  const question = asked.find(({ id }) => id === step)
  if (!question) {
    const measures = asked.find(({ id }) => id.startsWith('medidas-'))?.id
    return (
      <IntroScreen
        law={law}
        hasBegun={asked.some(({ id }) => isAnswered(id, own, offer))}
        onBegin={() => goTo(asked.find(({ id }) => !isAnswered(id, own, offer))?.id)}
        onMeasures={law === 'mariaDaPenha' && measures !== undefined ? () => goTo(measures) : undefined}
      />
    )
  }
  const now = parts.findIndex((part) => part.questions.includes(question))
  const part = parts[now]
  const within = part ? part.questions.indexOf(question) / part.questions.length : 0
  return (
    <RiskQuestionScreen
      key={question.id}
      question={question}
      progress={{ now: now + 1, total: parts.length, label: part ? t(part.title) : '', within }}
      chosen={own.answers[question.id] ?? []}
      words={own.words}
      isHidden={!isGivenHere(question.id, own) && offer.respondidas.includes(question.id)}
      keeping={keeping}
      onAnswer={(chosen) => answer(question, chosen)}
      onWrite={(key, written) => write(question, key, written)}
      onNext={() => goTo(asked[asked.indexOf(question) + 1]?.id)}
      onEnd={() => goTo(undefined)}
    />
  )
}

/** Where the person is, or the screen before or after it, where it failed again. */
function firstStep(asked: readonly string[]): string | undefined {
  const step = currentStep()
  const move = receivedMove()
  if (move === undefined) return step
  const steps = [undefined, ...asked, summaryStep]
  return steps[Math.max(0, steps.indexOf(step) + move)] ?? (move < 0 ? undefined : step)
}

const isGivenHere = (id: string, { answers, words }: Own): boolean =>
  answers[id] !== undefined || words[id] !== undefined
