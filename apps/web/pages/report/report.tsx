import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Flow } from '@delegacia/flows/engine/define'
import { namesOfScreen, ownScreens } from '@delegacia/flows/engine/screen-names'
import { Suspense, useEffect, useState } from 'react'
import { forgetContinued } from '../../device/kept-ids.ts'
import { replaceStep, setLeaveGuard } from '../../router/hash-location.ts'
import { WaitingHere } from '../../ui/waiting.tsx'
import { useStartChoice } from '../../portal/start-choice.ts'
import { BeforeScreen } from './before/before-screen.tsx'
import { nextToAsk, withKnown } from './before/known-questions.ts'
import { discardDraft, dropDraft, keepStartAnswers, latestDraft } from './draft/draft.ts'
import { LazyFinishScreen } from './submit/lazy-parts.ts'
import { LazyNotOffered } from './before/lazy-not-offered.tsx'
import { useAvailability } from './offered/availability.ts'
import { keepReceipt, receiptOf, type ShownReceipt } from './finish/receipt.ts'
import { finished, firstProgress, phaseAt, presetOf, useHandOver, type Phase } from './phase.ts'
import { hasOffender } from './frame/kind-words.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { StartSequence } from './before/start-sequence.tsx'
import { titleOf } from './frame/wizard-page.tsx'
import { Wizard } from './wizard/wizard.tsx'

const loadDevice = () => import('../../device/kept-reports.ts')

/**
 * What the device keeps of a report, if anything, has its number now; its first write may still be under way. Returns its id there,
 * or undefined where no report of the flow is kept.
 */
function keepNumber(
  { route, discreet }: Flow,
  registered: Registration,
  report: Occurrence,
): string | undefined {
  const draft = latestDraft(route)
  if (!draft || discreet) return undefined
  const id = draft.key
  const next = { ...draft, sent: [report], waiting: false, registered }
  const keep = async () =>
    (await loadDevice()).keepReport({ id, route, draft: next, savedAt: Date.now() }, false)
  keep().catch(() => undefined)
  return id
}

/** Keeps what the last screen shows for a reload of this tab. */
function useKeptReceipt(flow: Flow, phase: Phase): void {
  useEffect(() => {
    if (phase.at !== 'finish') return
    keepReceipt(flow, phase.receipt)
    replaceStep(finished)
    forgetContinued()
  }, [flow, phase])
  useErasedOnceSeen(phase.at === 'finish' ? phase.kept : undefined)
}

const eraseFromDevice = async (id: string) => (await loadDevice()).eraseReport(id)

/** How long a number is on the screen until it has been seen, in milliseconds. */
const seenAfter = 3000

/** A device keeps a registered report until its number has been seen: where the tab dies before, the home shows it. */
function useErasedOnceSeen(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    const erase = () => void eraseFromDevice(id).catch(() => undefined)
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(erase, seenAfter)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
      erase()
    }
  }, [id])
}

/** Keeps the answers before the steps for this tab. Closing it would lose them; other pages of the portal ask nothing. */
function useKeptStart(flow: Flow, phase: Phase, answers: QuestionAnswers | undefined): void {
  useEffect(() => {
    if (phase.at !== 'before' || flow.discreet || !answers) return undefined
    keepStartAnswers(flow, { place: phase.place, answers })
    return setLeaveGuard((to) => to === `/${flow.route}`)
  }, [flow, phase, answers])
}

/** One report from the first notice to its number. */
export function Report({ flow }: { flow: Flow }) {
  const { route } = flow
  const [first] = useState(() => firstProgress(flow))
  const [phase, setPhase] = useState(first.phase)
  const [given, setAnswers] = useState(first.answers)
  const [choice, choose] = useStartChoice()
  const [known, answers] = withKnown(flow, choice, given)
  const isAvailable = useAvailability(choice.id_localidade)
  useHandOver(route, { phase, answers })

  useKeptReceipt(flow, phase)
  useKeptStart(flow, phase, given === first.answers ? undefined : given)

  const changeReceipt = (changes: Partial<ShownReceipt>) =>
    setPhase((last) => (last.at === 'finish' ? { ...last, receipt: { ...last.receipt, ...changes } } : last))
  if (phase.at === 'finish') {
    const { receipt } = phase
    return (
      <div className="wrap narrow page stack">
        {flow.discreet && <SafeExit />}
        <Suspense fallback={<WaitingHere />}>
          <LazyFinishScreen
            receipt={receipt}
            documentTitle={titleOf(flow)}
            libras={namesOfScreen(flow, ownScreens.finish)}
            offender={hasOffender(flow)}
            discreet={flow.discreet === true}
            onLetter={(letter) => changeReceipt({ letter })}
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
          discardDraft(route)
          setAnswers(presetOf(flow))
          setPhase({ at: 'start' })
        }}
        onRegistered={(answer, report) => {
          const kept = keepNumber(flow, answer, report)
          dropDraft(route)
          setPhase({ at: 'finish', receipt: receiptOf(answer, report), ...(kept !== undefined && { kept }) })
          window.scrollTo(0, 0)
        }}
      />
    )
  }
  if (isAvailable(flow.crime) === false) {
    return <LazyNotOffered flow={flow} choice={choice} isAvailable={isAvailable} onChoose={choose} />
  }
  /** Shows a screen before the steps by its place, or the steps. */
  const goTo = (from: number, by: 1 | -1 = 1) => {
    setPhase(phaseAt(flow, nextToAsk(flow, known, from, by), answers))
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
        known={known}
        onAnswer={setAnswers}
        onPass={() => goTo(phase.place + 1)}
        onBack={() => goTo(phase.place - 1, -1)}
      />
    )
  }
  return <StartSequence flow={flow} choice={choice} onChoose={choose} onStart={() => goTo(0)} />
}
