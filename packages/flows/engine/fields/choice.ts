import { say, type Text } from '@delegacia/domain/language/text'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import type { Context } from '../model/context.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'
import { conditions, type At, type Field, type Options, type Over, type UnknownOption } from './field.ts'
import { unknownAllowed } from './unknown.ts'
import { withPair, type PairOption } from './way-on.ts'

type ChoiceOptions<E> = Options<E> &
  UnknownOption<E> &
  PairOption<E> & {
    /** Where the description is stored (PE-21): a path of the same entity. */
    description: PathOf<E, string>
    /** Radios for a few options, a select for a screenful, a combobox that filters while typing for more. */
    control: 'radios' | 'select' | 'combobox'
    /** Some of the names are so long that no other question stands beside it. */
    long?: boolean
    /** Leaves entries of the list out. */
    filter?: (item: ListItem, entity: E, context: Context) => boolean
    /** Paths of the entity that a new choice empties (PE-13, OB-09). */
    clears?: readonly PathOf<E>[]
    /** The group of an entry, which is kept with it and not asked for. */
    group?: {
      at: PathOf<E, number>
      description: PathOf<E, string>
      of: (item: ListItem) => { readonly id?: number | undefined; readonly name?: string | undefined }
    }
    /** The entry that is chosen for the person at first, of those that there are; it may be changed. */
    preset?: (items: readonly ListItem[], entity: E) => string | number | undefined
    /** The entries that answer for a person who prefers not to: the first one that the list offers. */
    declinedBy?: readonly (string | number)[]
    /** Asked only if there is something to choose from (PE-02). */
    ifAny?: boolean
  }

export interface ChoiceField extends Field<'choice'> {
  readonly control: 'radios' | 'select' | 'combobox'
  readonly long?: boolean | undefined
  query(entity: Entity, context: Context): ListQuery
  choices(entity: Entity, context: Context): readonly ListItem[] | undefined
}

/** One entry of a list of the API, kept as its id and its description. */
export function listChoice<E>(
  name: At<E, string | number>,
  label: Text,
  list: ListQuery | ((entity: E, context: Context) => ListQuery),
  options: ChoiceOptions<E>,
): ChoiceField & Over<E, At<E, string | number>> {
  const query: ChoiceField['query'] = (entity, context) => {
    const given = typeof list === 'function' ? list(entity as E, context) : list
    return given.of ? { ...given, of: given.of.map(parameter) } : given
  }
  const choices: ChoiceField['choices'] = (entity, context) =>
    context
      .readList(query(entity, context))
      ?.filter((item) => options.filter?.(item, entity as E, context) ?? true)
  const chosen = (answer: unknown, entity: Entity, context: Context) =>
    choices(entity, context)?.find((item) => item.id === answer)
  const base = conditions(options)
  const { group } = options

  return {
    kind: 'choice',
    name,
    label,
    ...base,
    ...unknownAllowed(options),
    ...(options.declinedBy !== undefined && {
      declined: (entity: Entity, context: Context) =>
        options.declinedBy?.find((declined) => choices(entity, context)?.some(({ id }) => id === declined)),
    }),
    control: options.control,
    long: options.long,
    query,
    choices,
    ...(group && {
      kept: (entity: Entity, context: Context) =>
        choices(entity, context) === undefined ? [group.at, group.description] : [],
    }),
    ...(options.preset && {
      preset: (entity: Entity, context: Context) =>
        options.preset?.(choices(entity, context) ?? [], entity as E),
    }),
    asksNothing: (entity, context) => choices(entity, context)?.length === 0,
    visible: (entity, context) =>
      base.visible(entity, context) && !(options.ifAny && choices(entity, context)?.length === 0),
    // An entry of the list has its id; what is not known has only the description.
    read: (entity) =>
      readAt(entity, name) ??
      (readAt(entity, options.description) === unknownAnswer ? unknownAnswer : undefined),
    write(entity, given, context) {
      const answer = given === unknownAnswer ? undefined : given
      return written(entity, { name, options, given, item: chosen(answer, entity, context) })
    },
    ...withPair(options, (answer, entity, context) => {
      if (choices(entity, context) === undefined) return undefined
      const item = chosen(answer, entity, context)
      const fits = item && (!group || group.of(item).id === readAt(entity, group.at))
      return fits ? undefined : { code: 'notInList' }
    }),
    rows(answer, entity, context) {
      // The row has its place from the first: what stands below it does not move when the list arrives.
      const unread = choices(entity, context) === undefined ? '…' : undefined
      const value = chosen(answer, entity, context)?.name ?? readAt(entity, options.description) ?? unread
      if (typeof value !== 'string' || value === '') return []
      return [{ label: say(options.shortLabel ?? label, context.locale), value }]
    },
  }
}

type Written<E> = {
  name: string
  options: Pick<ChoiceOptions<E>, 'clears' | 'description' | 'group'>
  given: unknown
  item: ListItem | undefined
}

/** The entity with the answer, its description and group, and without what depended on another answer. */
function written<E>(entity: Entity, { name, options, given, item }: Written<E>): Entity {
  const { clears = [], description, group } = options
  const answer = given === unknownAnswer || isEmpty(given) ? undefined : given
  let next = writeAt(entity, name, answer)
  if (readAt(entity, name) !== answer) for (const path of clears) next = writeAt(next, path, undefined)
  if (group && item) {
    const { id, name: called } = group.of(item)
    next = writeAt(writeAt(next, group.at, id), group.description, called)
  }
  const kept = answer === undefined ? undefined : (item?.name ?? readAt(entity, description))
  return writeAt(next, description, given === unknownAnswer ? given : kept)
}

/** A parameter comes from an answer, which may be anything: what is neither text nor number selects an empty list. */
const parameter = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : -1
