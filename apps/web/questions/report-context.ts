import { questionsPath } from '@delegacia/contract/list-paths'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { offeredNatures, outcomeOf } from '@delegacia/flows/engine/outcome'
import { useMemo } from 'react'
import { getJson } from '../api/get-json.ts'
import { getList } from '../api/get-list.ts'
import { knowsStationTime, stationNow } from '@delegacia/domain/language/station-time'
import { locale, t } from '../i18n/locale.ts'
import type { Sources } from '../inputs/field/sources.ts'
import { useReportLoad } from './report-loads.ts'
import { useReportLists } from './report-lists.ts'

/** Characters, until the server has sent its own limit (FA-07). */
const usualMaximum = 5000

/** AD-01: the quick search of the home state; the streets of the chosen municipality come first. */
const searchNear =
  (near: number | undefined): Sources['findPlaces'] =>
  (text, signal) =>
    getJson(
      `/api/LISTA_LOGRADOURO/PA/${encodeURIComponent(text)}${near ? (`?cidade=${near}` as const) : ''}`,
      {
        signal,
      },
    )

export type ReportContext = {
  context: Context
  sources: Sources
  /** Loads the natures again; undefined unless loading them failed. */
  retryNatures: (() => void) | undefined
  /** The same for the questions before the steps. */
  retryQuestions: (() => void) | undefined
}

/** The context of the questions of this report, loaded from the API as it is needed. */
export function useReportContext(flow: Flow, report: Occurrence): ReportContext {
  const { readList, readDetails, readCharacteristics, readStateMap, failed, retry } = useReportLists(locale)
  const asksCatalogue = flow.before.some(({ kind }) => kind === 'questions')
  const catalogue = questionsPath(flow.crime, t(flow.title), locale)
  const questions = useReportLoad(catalogue, () => getList(catalogue), asksCatalogue)
  const size = useReportLoad('TAMANHO_DO_RELATO', () => getList('TAMANHO_DO_RELATO'))
  const contextWith = (natures: Context['natures']): Context => ({
    get now() {
      return stationNow()
    },
    get unsureClock() {
      return !knowsStationTime()
    },
    locale,
    readList,
    readDetails,
    readCharacteristics,
    readStateMap,
    readQuestions: () => questions.value,
    natures,
    narrativeMaximum: Number(size.value?.[0]?.valor) || usualMaximum,
    report,
    discreet: flow.discreet,
  })
  const outcome = outcomeOf(flow, contextWith(undefined))
  const naturesPath =
    `LISTA_NATUREZAS_POR_CRIME/${locale}/${flow.crime}/-1/-1/-1/${outcome.citizenCrime ?? -1}` as const
  const natures = useReportLoad(naturesPath, () => getList(naturesPath))
  const context = contextWith(offeredNatures(natures.value, outcome))
  const near = report.municipality?.ID_LOCALIDADE
  const findPlaces = useMemo(() => searchNear(near), [near])
  return {
    context,
    sources: { failed, retry, findPlaces, near },
    retryNatures: natures.state === 'failed' ? natures.retry : undefined,
    retryQuestions: questions.state === 'failed' ? questions.retry : undefined,
  }
}
