import type { Text } from '../../language/text.ts'
import type { LegalBasis } from '../../law/legal-basis.ts'

/** A legal kind of a crime, with its plain name and its official one. */
export type NatureRow = {
  /** The crime's id and two digits. */
  readonly id: number
  /** Every crime that it is offered for. */
  readonly crimes: readonly number[]
  /** The citizen's crimes that it is kept to, where it does not fit all of them. */
  readonly onlyFor?: readonly number[]
  /** What the record says: Portuguese in every language, for the record is a Portuguese document. */
  readonly official: string
  readonly name: Text
  /** What it means in plain words; the legal basis follows it. */
  readonly glossary: Text
  readonly basis: readonly [LegalBasis, ...LegalBasis[]]
  readonly attempted?: true
}
