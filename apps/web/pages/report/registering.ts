import { tokenField } from '@delegacia/contract/human-token'
import type { Flow } from '@delegacia/flows/engine/define'
import { problems } from '@delegacia/flows/engine/problems'
import { useEffect, useState } from 'react'
import { getJson } from '../../api/get-json.ts'
import { locale } from '../../app/locale.ts'
import { firstFaultyScreen } from './fault-place.ts'
import { loadFinish } from './finish-when-needed.ts'
import { useLoad } from './loads.ts'
import { outgoingReport, type Sender } from './registration.ts'
import type { ReportContext } from './report-context.ts'
import type { Saving } from './saving-dialog.tsx'
import type { Screen } from './screen.ts'
import { sendReport, type Outcome, type Registered } from './send-report.ts'
import { tell, type Told } from './told.ts'
import { version } from '../../app/version.ts'

type Options = {
  flow: Flow
  report: ReportContext
  key: string
  /** Whether the summary is open, where the device's address is asked for and the human check begins. */
  near: boolean
  onRegistered: (answer: Registered) => void
  onFaults: (screen: Screen, told: Told[]) => void
}

/** Comes with the summary, not with the wizard; when it does not come, the server asks for the token that is missing. */
const humanCheck = () => import('./human-check-token.ts').catch(() => undefined)

/** Whether the screen with the number is at hand: a report is not sent before, lest its number be lost. */
const canFinish = () =>
  loadFinish().then(
    () => true,
    () => false,
  )

/** How often a report is sent with a new token when the server did not take the one before. */
const tokens = 3

/** Checks the report, sends it and says how it stands; faults lead to the first step that has one (SU-07 to SU-10). */
export function useRegistering({ flow, report, key, near, onRegistered, onFaults }: Options) {
  const [saving, setSaving] = useState<Saving>()
  const address = useLoad('/api/USER_IP', () => getJson<{ ip: string }>('/api/USER_IP'), near)
  useEffect(() => {
    if (!near) return
    void humanCheck().then((check) => check?.prepare())
    void canFinish()
  }, [near])

  /** Whether some of the faults had a place to be shown at. */
  const show = (faults: readonly Told[]): boolean => {
    const first = firstFaultyScreen(flow, report.context, faults)
    if (first) onFaults(first.screen, first.told)
    return first !== undefined
  }

  /** The report with a token; a token that is not taken costs the person a moment and nothing else. */
  const send = async (): Promise<Outcome> => {
    const sender: Sender = { ip: address.value?.ip, userAgent: navigator.userAgent, version, locale }
    if (!(await canFinish())) return { kind: 'unsent' }
    const check = await humanCheck()
    for (let left = tokens - 1; ; left -= 1) {
      const outgoing = outgoingReport(flow, report.context, { ...sender, token: await check?.token() })
      const outcome = await sendReport(outgoing, key, () => setSaving('unanswered'))
      if (outcome.kind === 'registered' || onlyTokenRefused(outcome)) check?.renew()
      if (!onlyTokenRefused(outcome)) return outcome
      if (left === 0) return { kind: 'refused' }
    }
  }

  const register = async () => {
    if (saving === 'sending' || saving === 'unanswered') return
    if (show(tell(problems(flow, report.context)))) return setSaving(undefined)
    setSaving('sending')
    const outcome = await send()
    if (outcome.kind === 'registered') return onRegistered(outcome.answer)
    if (outcome.kind !== 'faults') return setSaving(outcome.kind)
    const faults = outcome.faults.map(({ campo, mensagem }) => ({ campo, message: mensagem, ours: false }))
    setSaving(show(faults) ? undefined : 'refused')
  }

  return { saving, register: () => void register(), close: () => setSaving(undefined) }
}

const onlyTokenRefused = (outcome: Outcome) =>
  outcome.kind === 'faults' && outcome.faults.every(({ campo }) => campo === tokenField)
