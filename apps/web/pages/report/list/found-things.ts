import { addableThings, searchedLists, type Addable } from './addable.ts'
import type { ListStep } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { filterItems, isCalled, itemWithin } from '../../../inputs/choice/filter-items.ts'

/** What fits above the keyboard of a phone. */
const shown = 5

/** How many of the lists are there; what was made of them is right until another one comes. */
const loadedOf = (step: ListStep, context: Context, brands: boolean): number =>
  searchedLists(step, context, brands).filter((query) => context.readList(query)).length

/**
 * The search over everything that can be added to a step, the best first. The lists are kept as they were prepared, so that
 * a cheap phone prepares them once; those of the brands are only read for a text that no thing is called by.
 */
export function thingSearch(step: ListStep) {
  const kept = new Map<string, Addable[]>()
  const things = (context: Context, brands: boolean): Addable[] => {
    const key = `${String(brands)} ${loadedOf(step, context, brands)}`
    const before = kept.get(key)
    const made = before ?? addableThings(step, context, brands)
    kept.set(key, made)
    return made
  }
  return (typed: string, context: Context): Addable[] => {
    if (typed.trim() === '') return []
    const named = things(context, false)
    const unbranded = named.filter(({ brand }) => brand === undefined)
    if (isCalled(unbranded, typed)) return filterItems(named, typed).slice(0, shown)
    // 'Notebook dell' is a notebook, whatever else has one of the words.
    const within = itemWithin(unbranded, typed)
    const found = filterItems(things(context, true), typed).filter(
      ({ id, form }) => id !== within?.id || form !== within.form,
    )
    return [...(within ? [within] : []), ...found].slice(0, shown)
  }
}
