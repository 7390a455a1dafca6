import type { Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import type { Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'

/** One line of a summary. */
export type FieldRow = { label: string; value: string }

/**
 * Everything that the rest of the system needs to know about one question. It reads and writes the wire model itself; the
 * form, both checks, the summary, the saved draft and the stored report are made with these few functions.
 */
export interface Field<Kind extends string = string> {
  readonly kind: Kind
  /** The path of its answer within the entity (`contato/1/valorSemDDI`): its name, and the end of `campo` in an issue. */
  readonly name: string
  readonly label: Text
  /** The label of the answer in the summary and in the document, where the question itself would sound odd. */
  readonly shortLabel?: Text | undefined
  readonly hint?: Text | undefined
  /** What is said where its answer is missing, if the sentence for its path is not about this question. */
  readonly missing?: Text | undefined
  /** Few people need it: it stands under one line that opens (LA-11). If it is required, most need not touch its preset answer. */
  readonly folded?: true
  /** Where questions stand one on a screen, it stands with the one before, whose answer leads to it (VI-10). */
  readonly joins?: true
  required(entity: Entity, context: Context): boolean
  visible(entity: Entity, context: Context): boolean
  read(entity: Entity): unknown
  /** The entity with the answer and what depends on it (descriptions, ISO dates); an empty answer removes them. */
  write(entity: Entity, answer: unknown, context: Context): Entity
  /** What is wrong with a given answer; it is not called for an empty one. */
  validate(answer: unknown, entity: Entity, context: Context): ValidationIssue | undefined
  rows(answer: unknown, entity: Entity, context: Context): FieldRow[]

  /**
   * Whether `write` brings an answer to the one form in which it is kept (a telephone without its +55, a name without what
   * cannot be seen): what a client sends is written once more before it is judged.
   */
  readonly tidies?: true
  /** The confirmation with which an unusual answer that its rule refuses is right after all. */
  readonly wayOn?: WayOn

  // Members that only some kinds have: the engine, the pages and the tests check for a member, never for the kind.

  /** Whether 'I do not know' is an answer, written and read as `unknownAnswer`; the engine checks and shows it by itself. */
  orUnknown?(entity: Entity, context: Context): boolean
  /** The answer that says that the person prefers not to give one: an entry of the list, or 'I do not know'. */
  declined?(entity: Entity, context: Context): unknown
  /** What may be chosen now, or undefined while that is not loaded. */
  choices?(entity: Entity, context: Context): readonly { readonly id: string | number }[] | undefined
  /** Paths that it writes beside its answer and cannot work out before its list has come: they stay as they are. */
  kept?(entity: Entity, context: Context): readonly string[]
  /** The answer that it begins with. */
  preset?(entity: Entity, context: Context): unknown
  /** Whether it is visible but has nothing to ask: a choice from an empty list. */
  asksNothing?(entity: Entity, context: Context): boolean
  /** The id of the catalogue's question that it asks, where it is one (QS-01). */
  question?(entity: Entity): number | undefined
  /** The fields that it is made of, or undefined while they are not loaded; each name is a path of the entity. */
  parts?(entity: Entity, context: Context): readonly { readonly field: Field }[] | undefined
  /** The issues of all its parts by their paths in the entity, unanswered ones included; used instead of `validate`. */
  issues?(entity: Entity, context: Context): { readonly path: string; readonly issue: ValidationIssue }[]
  /** Where it is required, its screen does not go on before it is answered (AD-04). */
  readonly awaited?: boolean
  /** Where its missing answer is the only issue of a screen, it takes the focus itself (FA-07). */
  readonly takesFocus?: boolean
  /** What it is chosen from, where that is fetched once for a report and may have to be fetched again. */
  readonly from?: 'natures'
}

/** A rule must never force a false answer: beside its message the person says that it is so, which the report keeps. */
export type WayOn = {
  /** The path of the confirmation within the entity. */
  readonly at: string
  readonly label: Text
  /** What is wrong even then. */
  check(answer: unknown, entity: Entity, context: Context): ValidationIssue | undefined
  /** What is kept for the confirmation where it holds for one pair of answers only; else `true`. */
  pair?(entity: Entity, context: Context): string | undefined
  /** The other answer of the pair, where it can be changed without beginning again: its label, and its JSON pointer. */
  readonly toOther?: Text
  other?(entity: Entity, context: Context): string | undefined
}

/**
 * The entity that a field belongs to, by the type of its path: a group of one entity takes no field whose path that entity
 * lacks. A builder infers the entity from the group around it, or has it as a type argument (`text<InvolvedParty>(…)`).
 */
export interface Over<E, Path extends string = PathOf<E>> {
  readonly name: Path
  /** Never set: the compiler infers the entity of a group from it. */
  readonly over?: E
}

/** The path that a builder takes, leading to a value of this type; the entity is never inferred from the path. */
export type At<E, Value> = PathOf<NoInfer<E>, Value>

/** The options that every kind of field takes. A field is required unless they say otherwise. */
export type Options<E> = {
  hint?: Text
  shortLabel?: Text
  missing?: Text
  folded?: boolean
  joins?: true
  required?: boolean | ((entity: E, context: Context) => boolean)
  visible?: (entity: E, context: Context) => boolean
}

/** The option of kinds of field that take 'I do not know' for an answer. */
export type UnknownOption<E> = { orUnknown?: boolean | ((entity: E, context: Context) => boolean) }

type Conditions = Pick<Field, 'hint' | 'shortLabel' | 'missing' | 'folded' | 'joins' | 'required' | 'visible'>

/** The conditions of a field, made from its options. */
export function conditions<E>({
  hint,
  shortLabel,
  missing,
  folded,
  joins,
  required = true,
  visible,
}: Options<E>): Conditions {
  return {
    ...(hint && { hint }),
    ...(folded && { folded }),
    ...(joins && { joins }),
    ...(shortLabel && { shortLabel }),
    ...(missing && { missing }),
    required: (entity, context) =>
      typeof required === 'function' ? required(entity as E, context) : required,
    visible: (entity, context) => visible?.(entity as E, context) ?? true,
  }
}
