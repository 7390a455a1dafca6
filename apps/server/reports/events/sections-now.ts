import type { DocumentSection } from '@delegacia/flows/engine/summary-types'
import type { AnswersOfEvent } from './kept-answers.ts'

type Section = Omit<DocumentSection, 'about'>

/** The sections of a report with what its citizen answered since, as `agora` beside each answer that changed. */
export function sectionsNow<S extends Section>(sections: readonly S[], answered: readonly AnswersOfEvent[]) {
  const newest = new Map(answered.flatMap(({ answers }) => answers.map(({ campo, after }) => [campo, after])))
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      rows: entry.rows.map((row) => {
        const agora = newest.get(row.campo)
        return agora === undefined ? row : { ...row, agora }
      }),
    })),
  }))
}
