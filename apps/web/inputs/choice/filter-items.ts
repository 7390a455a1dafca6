import type { ListItem } from '@delegacia/domain/report/list-query'
import { fold } from './fold.ts'

/** Options of the longest useful menu; typing on shows others. All municipalities of Pará fit in (SH-08). */
export const longestMenu = 150

/** The entries that the typed text may mean: those whose name begins with it first, then those that contain it. */
export function filterItems(items: readonly ListItem[], typed: string): ListItem[] {
  const wanted = fold(typed)
  if (wanted === '') return items.slice(0, longestMenu)
  const found = items
    .map((item) => ({ item, at: fold(item.name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
  const first = found.filter(({ at }) => at === 0)
  const later = found.filter(({ at }) => at > 0)
  return [...first, ...later].slice(0, longestMenu).map(({ item }) => item)
}

/** The entry that the typed text can only mean: the one of that name, or the only one that contains it. */
export function onlyItem(items: readonly ListItem[], typed: string): ListItem | undefined {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const exact = items.find(({ name }) => fold(name) === wanted)
  const found = filterItems(items, typed)
  return exact ?? (found.length === 1 ? found[0] : undefined)
}
