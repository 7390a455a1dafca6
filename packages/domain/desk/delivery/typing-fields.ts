/** A section of a report's summary, as far as typing it into another system needs it. */
type Section = {
  readonly title: string
  readonly entries: readonly {
    readonly heading?: string
    /** `agora` is what was answered since: what is typed elsewhere is the newest answer. */
    readonly rows: readonly {
      readonly label: string
      readonly value: string
      readonly agora?: string | undefined
    }[]
  }[]
}

/** One answer in the order in which it is typed into another system. */
export type TypingField = {
  readonly place: number
  readonly section: string
  readonly label: string
  readonly value: string
}

/** A report as a list from top to bottom: what the document shows, as it was corrected since, one answer a line. */
export function typingFields(sections: readonly Section[]): TypingField[] {
  const fields = sections.flatMap(({ title, entries }) =>
    entries.flatMap(({ heading, rows }) =>
      rows.map(({ label, value, agora = value }) => ({
        section: heading === undefined ? title : `${title}: ${heading}`,
        label,
        value: agora,
      })),
    ),
  )
  return fields.map((field, index) => ({ place: index + 1, ...field }))
}
