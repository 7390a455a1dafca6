import type { DeskReport, TimelineEvent } from '@delegacia/contract/desk/report'
import type { WorkDeps } from '../work/work-deps.ts'

/** A report with what its citizen wrote in another language in Portuguese too, where the operator has a translator. */
export async function translateHistory(
  { translate }: Pick<WorkDeps, 'translate'>,
  report: DeskReport,
): Promise<DeskReport> {
  const { idioma } = report.andamento
  const words = report.historico.flatMap((event) => citizensWords(event) ?? [])
  if (!translate || idioma === 'pt-br' || words.length === 0) return report
  // The newest stand first here, and those are read first.
  const translations = await translate(words.toReversed(), idioma, 'pt-br')
  return {
    ...report,
    historico: report.historico.map((event) => {
      const text = citizensWords(event)
      if (text === undefined) return event
      const traducao = translations.get(text)
      return { ...event, ...(traducao === undefined ? { semTraducao: true as const } : { traducao }) }
    }),
  }
}

const citizensWords = ({ tipo, texto }: TimelineEvent): string | undefined =>
  tipo === 'mensagem_do_cidadao' || tipo === 'recurso' ? texto : undefined
