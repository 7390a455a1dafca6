import { t } from '../../app/locale.ts'
import type { Flow } from '@delegacia/flows/engine/define'
import { useEffect, useState } from 'react'
import { currentStep, replaceStep } from '../../app/hash-location.ts'
import { BeforeQuestions } from './before-questions.tsx'
import { dropDraft, findDraft, type Draft } from './draft.ts'
import { FinishScreen } from './finish-screen.tsx'
import { newDraft } from './new-draft.ts'
import { dropReceipt, findReceipt, keepReceipt, receiptOf, type Receipt } from './receipt.ts'
import { StartSequence } from './start-sequence.tsx'
import { Wizard } from './wizard.tsx'

type Phase =
  { at: 'start' | 'questions' } | { at: 'wizard'; draft: Draft } | { at: 'finish'; receipt: Receipt }

/** Names the history entry of a finished report: a reload or the way back to it shows it again, a new visit does not. */
const finished = 'registrado'

/** Where a person who opens or reloads the route stands. */
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
  useForgetting(route)

  const finish = (receipt: Receipt) => {
    keepReceipt(route, receipt)
    setPhase({ at: 'finish', receipt })
  }
  if (phase.at === 'finish') {
    const { receipt } = phase
    return (
      <FinishScreen
        receipt={receipt}
        documentTitle={t(flow.title)}
        onMailed={() => finish({ ...receipt, mailed: true })}
      />
    )
  }
  if (phase.at === 'wizard') {
    return (
      <Wizard
        flow={flow}
        start={phase.draft}
        onRestart={() => {
          dropDraft(route)
          setPhase({ at: 'start' })
        }}
        onRegistered={(answer, report) => {
          dropDraft(route)
          replaceStep(finished)
          finish(receiptOf(answer, report))
          window.scrollTo(0, 0)
        }}
      />
    )
  }
  const begin = () => setPhase({ at: 'wizard', draft: newDraft(flow) })
  if (phase.at === 'questions')
    return <BeforeQuestions flow={flow} onPass={begin} onBack={() => setPhase({ at: 'start' })} />
  return (
    <StartSequence
      flow={flow}
      onStart={() => (flow.before.length > 0 ? setPhase({ at: 'questions' }) : begin())}
    />
  )
}

/** Who leaves the route takes nothing along: only a reload, and the way to the printed report and back, keep it. */
function useForgetting(route: string): void {
  useEffect(
    () => () => {
      dropDraft(route)
      if (!location.hash.startsWith('#/imprimir/')) dropReceipt(route)
    },
    [route],
  )
}
