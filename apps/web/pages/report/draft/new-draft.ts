import { locale } from '../../../i18n/locale.ts'
import { getStartChoice } from '../../../portal/start-choice.ts'
import { localeIds } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { homeState } from '@delegacia/domain/report/country'
import { residences } from '@delegacia/domain/report/involved-party'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ReportMunicipality, Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import { readAt, writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { emptyReport, writeDiscriminator } from '@delegacia/flows/engine/normalize-report'
import type { Draft } from './draft.ts'
import { resident } from './entry-defaults.ts'

/** What is known of the reporter before any question: residence (PE-20), dialling code (PE-14), and where most come from. */
function knownReporter(): InvolvedParty {
  const { idLocalMoradia } = getStartChoice()
  if (idLocalMoradia === residences.brazil) return { ...resident, id_estado: homeState }
  const { id_ddi } = resident
  return { idLocalMoradia, id_ddi }
}

/** The municipality of the home page goes along: the address search begins there (AD-11). */
function chosenMunicipality(): ReportMunicipality | undefined {
  const { id_localidade: id, ds_localidade } = getStartChoice()
  if (id === undefined || ds_localidade === undefined) return undefined
  return { ID_LOCALIDADE: Number(id), DS_LOCALIDADE: ds_localidade }
}

/** What the questions before the steps say of a reporter who is the victim. */
const knownVictim = ({ isVitima, generoVitima }: QuestionAnswers): InvolvedParty => ({
  ...(isVitima !== undefined && { isVitima }),
  ...(isVitima && generoVitima !== undefined && { sexo: generoVitima }),
})

/** The kind of place that was told before the steps already: it stands there at first (FA-18). */
const placeFrom = ({ before }: Flow, answers: QuestionAnswers): number | undefined =>
  before
    .map((one) => (one.kind === 'questions' ? one.placeOf?.(answers) : undefined))
    .find((place) => place !== undefined)

/**
 * A draft with only what the flow, the home screen and the questions before the steps already know. No
 * victim is in it: a reporter who is the victim stands in the list without being added (QS-10).
 */
export function newDraft(flow: Flow, answers: QuestionAnswers = {}): Draft {
  let report = writeDiscriminator(flow, emptyReport() as unknown as Entity)
  for (const step of flow.steps) {
    if (step.kind === 'form' && step.at && step.defaults)
      report = writeAt(report, step.at, { ...step.defaults, ...step.preset })
  }
  const reporter = readAt(report, 'envolvido/0') as Entity | undefined
  report = writeAt(report, 'envolvido/0', { ...reporter, ...knownReporter(), ...knownVictim(answers) })
  if (Object.keys(answers).length > 0) report = writeAt(report, 'respostas', answers)
  const place = placeFrom(flow, answers)
  if (place !== undefined) report = writeAt(report, 'fato/endereco/id_local', place)
  const municipality = chosenMunicipality()
  if (municipality) report = { ...report, municipality }
  const first = flow.steps[0]
  return {
    key: crypto.randomUUID(),
    report: { ...(report as unknown as Occurrence), IdIdioma: localeIds[locale] },
    screen: first ? { kind: 'group', step: first.id, group: '' } : { kind: 'summary' },
  }
}
