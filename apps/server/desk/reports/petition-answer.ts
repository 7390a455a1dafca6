import type { DeskReport } from '@delegacia/contract/desk/report'
import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { DocumentSection } from '@delegacia/flows/engine/summary-types'
import type { Transaction } from 'kysely'
import type { AnswersOfEvent } from '../../reports/events/kept-answers.ts'
import { petitionSections } from '../../reports/documents/petition-sections.ts'
import { findDocument } from '../../store/documents/documents.ts'
import type { Database } from '../../store/tables/tables.ts'

type Read = {
  history: History
  /** Where the report stands. */
  progress: Progress
  answered: readonly AnswersOfEvent[]
  content: Occurrence
  /** The sections of the document, of which the request prints people and fact. */
  sections: readonly DocumentSection[]
}

/** Whether a request to a judge was handed in or asked for without saying which measures, the digest of its file once that is made, and what of it was corrected since. */
export async function petitionAnswer(
  trx: Transaction<Database>,
  report: string,
  { history, answered, content, progress, sections }: Read,
): Promise<Pick<DeskReport, 'pedido' | 'pedidoSemMedidas'>> {
  const { measure } = progress
  const kinds = new Set(history.map(({ kind }) => kind))
  const [first] = history
  const isAsked = kinds.has('riskFormGiven') && (kinds.has('measureAsked') || first.asksMeasure)
  if (!isAsked) return measure && !measure.sentAt ? { pedidoSemMedidas: true } : {}
  const law = measure && { lei: measure.law }
  const row = await findDocument(trx, { report, kind: 'petition' })
  if (!row) return { pedido: { ...law } }
  const since = new Set(
    answered
      .filter(({ event }) => event.at >= (row.issued_at ?? row.sealed_at))
      .flatMap(({ answers }) => answers.map(({ campo }) => campo)),
  )
  const corrected = (['people', 'fact'] as const)
    .flatMap((about) => petitionSections(sections, about, content))
    .flatMap(({ title, entries }) =>
      entries.flatMap(({ heading, rows }) =>
        rows.filter(({ campo }) => since.has(campo)).map(({ label }) => `${label} (${heading ?? title})`),
      ),
    )
  return {
    pedido: {
      sha256: row.sha256.toString('hex'),
      ...law,
      ...(corrected.length > 0 && { corrigidoDepois: corrected }),
    },
  }
}
