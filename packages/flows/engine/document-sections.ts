import { isPoliceOnly } from '@delegacia/domain/report/police-only'
import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import { beforeForms } from './form-instances.ts'
import { summary } from './summary.ts'
import type { DocumentSection, SectionTopic, SummaryRow } from './summary-types.ts'

/**
 * The summary as the document tells it: the same cards with the same numbers, each with what it is about. The account stands
 * in the narrative, and what only the police see stands in the report alone.
 */
export const documentSections = (flow: Flow, context: Context): DocumentSection[] =>
  summary(flow, context).map((section) => ({
    ...section,
    about: topicOf(flow, section.step),
    entries: section.entries.map((entry) => ({ ...entry, rows: entry.rows.filter(isPrinted) })),
  }))

const isPrinted = ({ campo }: SummaryRow) => campo !== '/relato_plain' && !isPoliceOnly(campo)

function topicOf(flow: Flow, id: string): SectionTopic {
  if (beforeForms(flow).some((form) => form.id === id)) return 'screening'
  const at = flow.steps.find((step) => step.id === id)?.at ?? ''
  if (at.startsWith('envolvido')) return 'people'
  return at === 'objeto' ? 'things' : 'fact'
}
