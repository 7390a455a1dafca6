import type { FieldError } from '@delegacia/contract/http/failure'
import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import { reportIssues } from '@delegacia/flows/engine/report-issues'
import { useEffect, useState } from 'react'
import { getJson } from '../../../api/get-json.ts'
import { locale } from '../../../i18n/locale.ts'
import type { Draft } from '../draft/draft.ts'
import { firstScreenWithIssues } from './first-screen-with-issues.ts'
import type { SendingState } from '../../../device/sending-of.ts'
import { loadSending } from './lazy-parts.ts'
import { useReportLoad } from '../../../questions/report-loads.ts'
import type { Sender } from './outgoing-report.ts'
import type { ReportContext } from '../../../questions/report-context.ts'
import type { Saving } from './saving-dialog.tsx'
import type { Screen } from '../draft/screen.ts'
import type { Outcome } from '../../../sending/read-outcome.ts'
import { messagesOf, type FieldMessage } from '../frame/field-messages.ts'
import { nextTask } from '../../../ui/next-task.ts'
import { version } from '../../../portal/version.ts'

type Options = {
  flow: Flow
  report: ReportContext
  draft: Draft
  /** Whether the summary is open: then the device's address is requested and the human check begins. */
  near: boolean
  onNote: (changes: Partial<SendingState>) => void
  /** `earlier` is what was registered if that is not the present draft. */
  onRegistered: (answer: Registration, earlier?: Occurrence) => void
  onIssues: (screen: Screen, messages: FieldMessage[]) => void
}

/** A report is not sent before the screen with its number is loaded: the number would be lost. */
const sendingWork = () => loadSending().catch(() => undefined)
const prepareCheck = async () => (await sendingWork())?.prepareCheck()

/** `pressed` until the dialog is drawn, which on a slow phone is a task of its own. */
export type Registering = Saving | 'pressed' | 'earlier' | 'waiting'

/** Whether it runs: then nothing else can be pressed. */
export const isSaving = (state: Registering | undefined): boolean =>
  state === 'pressed' || state === 'sending' || state === 'unanswered'

/** Each may be as large as the report; more changes of answers while the server is silent are rare. */
const mostSent = 3

/** What was sent, with one more, unless it is the same again. */
const withSent = (before: readonly Occurrence[], outgoing: Occurrence): readonly Occurrence[] =>
  before.some((each) => JSON.stringify(each) === JSON.stringify(outgoing))
    ? before
    : [...before, outgoing].slice(-mostSent)

const serverMessages = (issues: readonly FieldError[]): FieldMessage[] =>
  issues.map(({ campo, mensagem }) => ({ campo, message: mensagem, ours: false }))

/** Checks the report, sends it and says its state; issues lead to the first step that has one (SU-07 to SU-10). */
export function useRegistration({ flow, report, draft, near, onNote, onRegistered, onIssues }: Options) {
  const [saving, setSaving] = useState<Registering | undefined>(draft.waiting ? 'waiting' : undefined)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const sent = draft.sent ?? []
  const address = useReportLoad('/api/USER_IP', () => getJson('/api/USER_IP'), near)
  useEffect(() => void (near && prepareCheck()), [near])

  /** Whether some of the messages had a screen to be shown on. */
  const show = (messages: readonly FieldMessage[]): boolean => {
    const first = firstScreenWithIssues(flow, report.context, messages)
    if (first) onIssues(first.screen, first.messages)
    return first !== undefined
  }

  const send = async (outgoing: Occurrence, key: string): Promise<Outcome> =>
    (await sendingWork())?.sendWithToken(outgoing, key, () => setSaving('unanswered')) ?? { kind: 'unsent' }

  /** The present draft, stored before it is sent: even without an answer it may be registered. */
  const sendDraft = async (key: string): Promise<Outcome> => {
    const work = await sendingWork()
    if (!work) return { kind: 'unsent' }
    const place = await work.devicePlace()
    const sender: Sender = { ip: address.value?.ip, userAgent: navigator.userAgent, version, locale, place }
    const outgoing = work.outgoingReport(flow, report.context, sender)
    onNote({ key, refused: false, sent: withSent(key === draft.key ? sent : [], outgoing), waiting: true })
    return send(outgoing, key)
  }

  const register = async (key: string) => {
    if (isSaving(saving)) return
    report.retryNatures?.()
    if (show(messagesOf(reportIssues(flow, report.context)))) return setSaving(undefined)
    if (saving === undefined) {
      setSaving('pressed')
      await nextTask()
    }
    setSaving('sending')
    settle(await sendDraft(key))
  }

  /** Says what came of a try; `earlier` is what was sent, if that is not the present draft. */
  const settle = (outcome: Outcome, earlier?: Occurrence) => {
    const { kind } = outcome
    if (kind === 'registered') return onRegistered(outcome.answer, earlier)
    onNote({ waiting: kind === 'unknown' })
    const messages = kind === 'invalid' ? serverMessages(outcome.issues) : []
    setReasons(messages.map(({ message }) => message))
    if (kind === 'unknown') return setSaving('waiting')
    setSaving(kind !== 'invalid' ? kind : show(messages) ? undefined : 'refused')
  }

  /** One of what was sent before is registered; with the key in use, sending the others registers nothing. */
  const showEarlier = async () => {
    setSaving('sending')
    for (const each of sent) {
      const outcome = await send(each, draft.key)
      if (outcome.kind === 'registered') return onRegistered(outcome.answer, each)
      if (outcome.kind === 'unknown') return settle(outcome)
    }
    setSaving('earlier')
  }

  return {
    saving,
    reasons,
    /** What waits is sent once more, exactly as before. */
    async resend() {
      const last = sent.at(-1)
      const outcome = last && (await (await sendingWork())?.sendWithToken(last, draft.key))
      if (outcome && outcome.kind !== 'unknown') settle(outcome, last)
    },
    register: () => void register(draft.key),
    registerAgain: () => void register(crypto.randomUUID()),
    showEarlier: () => void showEarlier(),
    close: () => {
      onNote({ waiting: false })
      setSaving(undefined)
    },
  }
}
