import type { DocumentSection } from '@delegacia/flows/engine/summary-types'

/** Each answer as its citizen gave it last. */
export const asAnsweredNow = (sections: readonly DocumentSection[]): DocumentSection[] =>
  sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      rows: entry.rows.map((row) => ('agora' in row ? { ...row, value: String(row.agora) } : row)),
    })),
  }))
