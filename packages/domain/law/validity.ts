/** A day of data, `2026-06-19`. */
export type Day = `${number}-${number}-${number}`

/** From when until when something is the law, both days included; without `until` no end is known. */
export type Validity = { readonly from: Day; readonly until?: Day }

/** Whether something is the law on a day, `YYYY-MM-DD`. */
export const holdsOn = ({ from, until }: Validity, day: string): boolean =>
  from <= day && (until === undefined || day <= until)

/** The rows that are the law on a day, `YYYY-MM-DD`. */
export const rowsOn = <Row extends Validity>(rows: readonly Row[], day: string): readonly Row[] =>
  rows.filter((row) => holdsOn(row, day))
