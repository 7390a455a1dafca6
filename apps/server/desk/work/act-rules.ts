import type { DeskAct } from '@delegacia/contract/desk/report-progress'
import { refusalAt } from '@delegacia/domain/desk/acceptance/refusal-of'
import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import { refusalTexts } from '@delegacia/domain/desk/acceptance/refusal-texts'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import type { ReportEvent } from '@delegacia/domain/desk/events/report-event'
import type { DeskAction } from '@delegacia/domain/desk/permissions'

/** What an officer must be allowed for each act. */
export const actPermissions = {
  pegar: 'claim-report',
  soltar: 'claim-report',
  passar: 'reassign-report',
  mensagem: 'answer-citizen',
  correcao: 'ask-correction',
  crime: 'propose-crime',
  encaminhar: 'forward-report',
  apuracao: 'investigate-report',
  arquivar: 'investigate-report',
  reabrir: 'investigate-report',
  'nao-cabe': 'ask-not-here',
  'codigo-novo': 'ask-new-code',
  exportar: 'ask-export',
  'decidir-crime': 'decide-crime',
  'decidir-recurso': 'decide-appeal',
  'primeiro-contato': 'claim-report',
  'medida-ao-juiz': 'handle-protective-measure',
  afastamento: 'tell-removal',
  'corrigir-afastamento': 'tell-removal',
  'juiz-avisado': 'tell-removal',
} as const satisfies Readonly<Record<DeskAct, DeskAction>>

const soon = (now: Date) => new Date(now.getTime() + 60_000)
const sha256 = '0'.repeat(64)

/** The signature that an act would have: whether it is given is asked when the act is done. */
const given = ({ officer, unit }: ByOfficer) =>
  ({
    by: { kind: 'officer', officer: `not ${officer}`, role: 'delegado', unit },
    sha256,
  }) as const

/** What each act would write, with just enough to ask the report whether it takes it. */
const trials: Readonly<Record<DeskAct, (by: ByOfficer, now: Date) => NewEvent>> = {
  pegar: (by, now) => ({ kind: 'claimed', by, until: soon(now) }),
  soltar: (by) => ({ kind: 'leaseEnded', by }),
  passar: (by, now) => ({ kind: 'reassigned', by, to: by, until: soon(now) }),
  mensagem: (by, now) => ({ kind: 'messageOut', by, leavesAt: soon(now), text: '', language: 'pt-br' }),
  correcao: (by, now) => ({ kind: 'correctionAsked', by, leavesAt: soon(now), questions: [{ campo: '' }] }),
  crime: (by, now) => ({ kind: 'crimeProposed', by, leavesAt: soon(now), to: { crime: 0 }, why: '' }),
  encaminhar: (by) => ({ kind: 'forwarded', by, to: 0 }),
  apuracao: (by) => ({ kind: 'investigationStarted', by }),
  arquivar: (by) => ({ kind: 'archived', by, textSha256: sha256, signature: given(by) }),
  reabrir: (by) => ({ kind: 'reopened', by }),
  'nao-cabe': (by, now) => ({
    kind: 'notHere',
    by,
    leavesAt: soon(now),
    reason: 'outro_estado',
    whereToGo: '',
    textSha256: sha256,
    signature: given(by),
  }),
  'codigo-novo': (by) => ({ kind: 'codeRenewed', by, textSha256: sha256, signature: given(by) }),
  exportar: (by) => ({
    kind: 'exported',
    by,
    purpose: 'justica',
    evidence: [],
    textSha256: sha256,
    signature: given(by),
  }),
  'decidir-crime': (by) => ({ kind: 'crimeDecided', by, keeps: 'proposed', why: '' }),
  'decidir-recurso': (by) => ({ kind: 'appealDecided', by, granted: true, why: '' }),
  'primeiro-contato': (by) => ({ kind: 'firstContact', by }),
  'medida-ao-juiz': (by) => ({ kind: 'measureSentToJudge', by }),
  afastamento: (by, now) => ({
    kind: 'removalOrdered',
    by,
    orderedAt: now,
    law: 'mariaDaPenha',
    orderer: 'delegado',
    name: '',
  }),
  'corrigir-afastamento': (by, now) => ({
    kind: 'removalCorrected',
    by,
    orderedAt: now,
    law: 'mariaDaPenha',
    orderer: 'delegado',
    name: '',
    why: '',
  }),
  'juiz-avisado': (by) => ({ kind: 'removalTold', by }),
}

/** Where the report stands at an instant, and who would act. */
type Moment = { progress: Progress; by: ByOfficer; now: Date }

/** Why the report does not take an act of this officer now; whether it is signed is asked when it is done. */
export const refusalOfAct = (act: DeskAct, { progress, by, now }: Moment): Refusal | undefined =>
  refusalAt(progress, { ...trials[act](by, now), id: '', at: now } as ReportEvent)

/** Whether anything of the report asks for an act at all: a decision without an appeal is no act that is missing. */
export const isAskedFor = (act: DeskAct, { progress, now }: Omit<Moment, 'by'>): boolean =>
  refusalOfAct(act, { progress, by: anybodyOf(progress.unit), now }) !== 'nothingAsked'

const anybodyOf = (unit: number): ByOfficer => ({ kind: 'officer', officer: '', role: 'delegado', unit })

/** The same in a sentence; `by` is undefined where the officer's roles do not allow the act. */
export function whyNot(
  act: DeskAct,
  { by, ...moment }: Omit<Moment, 'by'> & { by: ByOfficer | undefined },
): string | undefined {
  if (!by) return 'A sua função não permite isto nesta unidade.'
  const refusal = refusalOfAct(act, { ...moment, by })
  return refusal && (beforeIt[refusal] ?? refusalTexts[refusal].pt)
}

/** What is said before somebody tries: nothing has been written yet that could be kept. */
const beforeIt: Partial<Record<Refusal, string>> = {
  notYours: 'O boletim não está com você: pegue-o antes.',
  wrongState: 'Não é deste passo do boletim.',
}
