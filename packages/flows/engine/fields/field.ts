import type { Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import type { Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'

/** One line of a summary before it knows its place. */
export type ShownRow = { label: string; value: string }

/**
 * Everything that the rest of the system needs to know about one question. What it reads and writes is the wire model
 * itself; the form, both checks, the summary, the saved draft and the stored report come from these few functions.
 */
export interface Field<Kind extends string = string> {
  readonly kind: Kind
  /** Where its answer stands within the entity (`contato/1/valorSemDDI`): its name, and its place in a fault. */
  readonly name: string
  readonly label: Text
  /** What names the answer where the question itself would sound odd: in the summary and on paper. */
  readonly shortLabel?: Text | undefined
  readonly hint?: Text | undefined
  required(entity: Entity, context: Context): boolean
  visible(entity: Entity, context: Context): boolean
  read(entity: Entity): unknown
  /** The entity with the answer and all that goes with it (descriptions, ISO dates); an empty answer takes them out. */
  write(entity: Entity, answer: unknown, context: Context): Entity
  /** What is wrong with a given answer; never asked about an empty one. */
  validate(answer: unknown, entity: Entity, context: Context): ValidationIssue | undefined
  rows(answer: unknown, entity: Entity, context: Context): ShownRow[]

  // What only some kinds have: the engine, the pages and the tests ask for it and never for the kind.

  /** What may be chosen now, or undefined while that is not at hand. */
  choices?(entity: Entity, context: Context): readonly { readonly id: string | number }[] | undefined
  /** Whether it has nothing to ask though it is shown: a choice from an empty list. */
  asksNothing?(entity: Entity, context: Context): boolean
  /** The question of the catalogue that it asks, where it is one (QS-01). */
  question?(entity: Entity): number | undefined
  /** The questions that it is made of, or undefined while they are not at hand; each has a name below the entity. */
  parts?(entity: Entity, context: Context): readonly { readonly field: Field }[] | undefined
  /** Every fault of its parts by the path below the entity, those left open among them; in place of `fault`. */
  issues?(entity: Entity, context: Context): { readonly path: string; readonly issue: ValidationIssue }[]
  /** Where it is required, its screen does not go on before it is answered (AD-04). */
  readonly awaited?: boolean
  /** Left open as the only fault of its screen, it takes the focus itself (FA-07). */
  readonly takesFocus?: boolean
  /** What it is chosen from, where that is fetched once for a report and may have to be asked for again. */
  readonly from?: 'natures'
}

/**
 * Which entity a question is put to. Its path says so: a group of questions over one entity takes none whose paths this
 * lacks. A builder finds the entity in the type of the group around it, or is told (`text<InvolvedParty>(…)`).
 */
export interface Over<E, Path extends string = PathOf<E>> {
  readonly name: Path
  /** Never there: the compiler reads the entity of a group off it. */
  readonly over?: E
}

/** A path to such a value as a builder takes it: the entity is never guessed from the path. */
export type At<E, Value> = PathOf<NoInfer<E>, Value>

/** What every kind of question can be told. A question is required unless it says otherwise. */
export type Options<E> = {
  hint?: Text
  shortLabel?: Text
  required?: boolean | ((entity: E, context: Context) => boolean)
  visible?: (entity: E, context: Context) => boolean
}

type Conditions = Pick<Field, 'hint' | 'shortLabel' | 'required' | 'visible'>

/** The conditions of a question from its options. */
export function conditions<E>({ hint, shortLabel, required = true, visible: shown }: Options<E>): Conditions {
  return {
    ...(hint && { hint }),
    ...(shortLabel && { shortLabel }),
    required: (entity, context) =>
      typeof required === 'function' ? required(entity as E, context) : required,
    visible: (entity, context) => shown?.(entity as E, context) ?? true,
  }
}
