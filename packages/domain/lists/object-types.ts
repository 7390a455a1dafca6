import { emptyList, partOf, type ListRow, type ReferenceList } from './list.ts'
import { grouped } from './grouped.ts'
import { objectCategories } from './object-categories.ts'
import { objectTable } from './object-table.ts'
import { thingWords } from './words/things.data.ts'

/** A kind of thing that can be reported, such as a laptop; `identifier` names the detail that identifies one. */
export type ObjectType = ListRow & {
  readonly id: number
  readonly kind: number
  readonly category: number
  readonly identifier: string
}

const categoryNames = new Map(objectCategories.rows.map(({ id, name }) => [id, name]))

export const objectTypes: readonly ObjectType[] = objectTable.map(
  ([kind, category, id, pt, en, es, fr, identifier]) => {
    const called = categoryNames.get(category)
    return {
      id,
      kind,
      category,
      name: { pt, en, es, fr },
      words: thingWords[id],
      group: called && { id: category, name: called },
      identifier,
    }
  },
)

const byId = new Map(objectTypes.map((type) => [type.id, type]))

export const findObjectType = (id: number): ObjectType | undefined => byId.get(id)

const every = -1
const otherVehicle = 1510
const otherObject = 9901

const asList = (rows: readonly ListRow[]): ReferenceList => ({
  order: 'by name',
  last: [otherVehicle, otherObject],
  rows,
})

/** Every pair of kind and category under which a type is asked for. */
const places = ({ kind, category }: ObjectType) =>
  [kind, every].flatMap((ofKind) => [category, every].map((ofCategory) => `${ofKind}/${ofCategory}`))

const placed = objectTypes.flatMap((type) => places(type).map((place) => ({ place, type })))

const byPlace = new Map(
  [...grouped(placed, ({ place }) => place)].map(([place, found]) => [
    place,
    asList(found.map(({ type }) => type)),
  ]),
)

/** COMBO_OBJETO: the types of a kind and a category, -1 for any. */
export const objectTypesOf = (kind: number, category: number): ReferenceList =>
  byPlace.get(`${kind}/${category}`) ?? emptyList

const categoriesByKind = new Map<number, ReferenceList>([
  [every, objectCategories],
  ...[...grouped(objectTypes, ({ kind }) => kind)].map(([kind, types]) => {
    const used = new Set<string | number>(types.map(({ category }) => category))
    return [kind, partOf(objectCategories, (id) => used.has(id))] as const
  }),
])

/** COMBO_CATEGORIA_OBJETO: the categories that hold a type of this kind, -1 for any. */
export const objectCategoriesOf = (kind: number): ReferenceList => categoriesByKind.get(kind) ?? emptyList
