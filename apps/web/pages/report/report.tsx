import type { Flow } from '@delegacia/flows/engine/define'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { Suspense, useEffect, useState } from 'react'
import { currentStep, replaceStep } from '../../router/hash-location.ts'
import { WaitingHere } from '../../ui/waiting.tsx'
import { useStartChoice } from '../../portal/start-choice.ts'
import { BeforeScreen } from './before/before-screen.tsx'
import { dropDraft, findDraft, type Draft } from './draft/draft.ts'
import { FinishScreen } from './submit/lazy-parts.ts'
import { newDraft } from './draft/new-draft.ts'
import { NotOfferedScreen } from './before/not-offered-screen.tsx'
import { useAvailability } from './before/availability.ts'
import { dropReceipt, findReceipt, keepReceipt, receiptOf, type Receipt } from './finish/receipt.ts'
import { SafeExit } from './frame/safe-exit.tsx'
import { StartSequence } from './before/start-sequence.tsx'
import { titleOf } from './frame/wizard-page.tsx'
import { Wizard } from './wizard/wizard.tsx'

type Phase =
  | { at: 'start' }
  | { at: 'before'; place: number }
  | { at: 'wizard'; draft: Draft }
  | { at: 'finish'; receipt: Receipt }

/** Names the history entry of a finished report: a reload or the way back to it shows it again, a new visit does not. */
const finished = 'registrado'

/** Where a person continues who opens or reloads the route. */
function firstPhase(route: string): Phase {
  const receipt = currentStep() === finished ? findReceipt(route) : undefined
  if (receipt) return { at: 'finish', receipt }
  dropReceipt(route)
  const draft = findDraft(route)
  return draft ? { at: 'wizard', draft } : { at: 'start' }
}

/** One report from the first notice to its number. */
export function Report({ flow }: { flow: Flow }) {
  const { route } = flow
  const [phase, setPhase] = useState(() => firstPhase(route))
  const [answers, setAnswers] = useState(() => presetOf(flow))
  const [choice, choose] = useStartChoice()
  const isAvailable = useAvailability(choice.id_localidade)
  useForgetting(route)

  useEffect(() => {
    if (phase.at === 'finish') keepReceipt(flow, phase.receipt)
  }, [flow, phase])

  const changeReceipt = (changes: Partial<Receipt>) =>
    setPhase((last) => (last.at === 'finish' ? { ...last, receipt: { ...last.receipt, ...changes } } : last))
  if (phase.at === 'finish') {
    const { receipt } = phase
    return (
      <div className="wrap narrow page stack">
        {flow.discreet && <SafeExit />}
        <Suspense fallback={<WaitingHere />}>
          <FinishScreen
            receipt={receipt}
            documentTitle={titleOf(flow)}
            onMailed={() => changeReceipt({ mailed: true })}
            onAdviceRead={() => changeReceipt({ message: undefined })}
          />
        </Suspense>
      </div>
    )
  }
  if (phase.at === 'wizard') {
    return (
      <Wizard
        flow={flow}
        start={phase.draft}
        onRestart={() => {
          dropDraft(route)
          setAnswers(presetOf(flow))
          setPhase({ at: 'start' })
        }}
        onRegistered={(answer, report) => {
          dropDraft(route)
          replaceStep(finished)
          setPhase({ at: 'finish', receipt: receiptOf(answer, report) })
          window.scrollTo(0, 0)
        }}
      />
    )
  }
  if (isAvailable(flow.crime) === false) {
    return <NotOfferedScreen flow={flow} choice={choice} isAvailable={isAvailable} onChoose={choose} />
  }
  /** Shows a screen before the steps by its place, or the steps. */
  const goTo = (place: number) => {
    if (place < 0) setPhase({ at: 'start' })
    else if (place < flow.before.length) setPhase({ at: 'before', place })
    else setPhase({ at: 'wizard', draft: newDraft(flow, answers) })
    window.scrollTo(0, 0)
  }
  const before = phase.at === 'before' ? flow.before[phase.place] : undefined
  if (phase.at === 'before' && before) {
    return (
      <BeforeScreen
        key={phase.place}
        flow={flow}
        before={before}
        answers={answers}
        onAnswer={setAnswers}
        onPass={() => goTo(phase.place + 1)}
        onBack={() => goTo(phase.place - 1)}
      />
    )
  }
  return <StartSequence flow={flow} choice={choice} onChoose={choose} onStart={() => goTo(0)} />
}

/** The answers that a flow presets. */
const presetOf = (flow: Flow): QuestionAnswers =>
  flow.before.reduce((sum, one) => (one.kind === 'questions' ? { ...sum, ...one.preset } : sum), {})

/** Deletes draft and receipt when the person leaves the route; a reload, and the way to the printed report and back, keep them. */
function useForgetting(route: string): void {
  useEffect(
    () => () => {
      dropDraft(route)
      if (!location.hash.startsWith('#/imprimir/')) dropReceipt(route)
    },
    [route],
  )
}
