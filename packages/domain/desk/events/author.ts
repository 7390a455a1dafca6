import type { UnitRole } from '../roles.ts'

/** The police: somebody of a unit. */
export type ByOfficer = {
  readonly kind: 'officer'
  /** The id of the account: for colleagues and auditors, never for the citizen. */
  readonly officer: string
  readonly role: UnitRole
  /** The id of a police unit. */
  readonly unit: number
}
/** Whoever has the report's code: it proves no person. */
export type ByCitizen = { readonly kind: 'citizen' }
/** The station itself, by a rule or a clock. */
export type ByStation = { readonly kind: 'station' }

/** Who did what an event says. */
export type Author = ByOfficer | ByCitizen | ByStation

/** The same as the citizen sees it: of an officer the role and the unit, and never the person. */
export type ShownAuthor =
  { readonly kind: 'officer'; readonly role: UnitRole; readonly unit: number } | ByCitizen | ByStation

export const shownToCitizen = (author: Author): ShownAuthor =>
  author.kind === 'officer' ? { kind: author.kind, role: author.role, unit: author.unit } : author
