import { isNamedBrand } from '@delegacia/domain/report/brand'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import type { ItemForm, ListStep } from '@delegacia/flows/engine/define'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { ChoiceField } from '@delegacia/flows/engine/fields/choice'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'

/** An entry of a list that names what can be added: its form, the answer to the first question there, and the brand. */
export type Addable = ListItem & {
  readonly form: ItemForm
  readonly answer?: string | number
  readonly brand?: string | number
}

const brandList = (thing: number): ListQuery => ({ list: 'COMBO_OBJETOMARCA', of: [thing] })

const fieldsOf = ({ groups }: ItemForm): readonly AnyField[] => groups.flatMap(({ fields }) => fields)

const firstQuestion = (form: ItemForm): ChoiceField | undefined => {
  const [field] = fieldsOf(form)
  return field?.kind === 'choice' ? field : undefined
}

const asksBrand = (field: ChoiceField, entity: Entity, context: Context) =>
  field.query(entity, context).list === 'COMBO_OBJETOMARCA'

/** The lists that a search of the step reads at once, and those of brands that it reads if nothing is called so. */
export function searchedLists({ forms }: ListStep, context: Context, brands: boolean): ListQuery[] {
  return forms.flatMap((form) => {
    const asked = firstQuestion(form)?.query(form.defaults, context)
    const { things, branded = [] } = form.search ?? {}
    return [things, asked, ...(brands ? branded.map(brandList) : [])].filter((query) => query !== undefined)
  })
}

/**
 * Everything that can be added to a step, of all its forms, from the lists that are loaded. The things come first: a brand
 * stands for a thing only if nothing else is called so.
 */
export function addableThings(step: ListStep, context: Context, brands: boolean): Addable[] {
  const found = step.forms.flatMap((form) => {
    const field = firstQuestion(form)
    const { things, branded = [] } = form.search ?? {}
    const itself = (things && context.readList(things)) ?? []
    const asked = field?.choices(form.defaults, context) ?? []
    const isOfBrand = field !== undefined && asksBrand(field, form.defaults, context)
    const ofBrand = brands ? branded.flatMap((thing) => brandedThings(form, asked, thing, context)) : []
    return [
      ...itself.map((item) => ({ ...item, form })),
      ...(isOfBrand
        ? asked.filter(isNamed).map((item) => ({ ...item, form, brand: item.id }))
        : asked.map((item) => ({ ...item, form, answer: item.id }))),
      ...ofBrand,
    ]
  })
  return [...found.filter((one) => !('brand' in one)), ...found.filter((one) => 'brand' in one)]
}

/** A thing once for each of its brands: 'Nike' is on the list of shoes. */
function brandedThings(
  form: ItemForm,
  things: readonly ListItem[],
  thing: number,
  context: Context,
): Addable[] {
  const called = things.find(({ id }) => id === thing)
  const brands = called && context.readList(brandList(thing))
  return (brands ?? [])
    .filter(isNamed)
    .map((brand) => ({ ...brand, categoria: called?.name ?? '', form, answer: thing, brand: brand.id }))
}

const isNamed = ({ id }: ListItem) => isNamedBrand(id)

/** The question for the brand of what was found, as its form asks it. */
const brandQuestion = ({ form }: Addable, entity: Entity, context: Context) =>
  fieldsOf(form).find(
    (field): field is ChoiceField & AnyField => field.kind === 'choice' && asksBrand(field, entity, context),
  )

/** The brands of what was found, once they are loaded. */
export function brandsOfFound(found: Addable, context: Context): readonly ListItem[] {
  const entity = openedWith(found, undefined, context)
  return brandQuestion(found, entity, context)?.choices(entity, context)?.filter(isNamed) ?? []
}

/** The entry as its form opens with what was found, and a brand that was named beside it. */
export function openedWith(found: Addable, named: ListItem | undefined, context: Context): Entity {
  const { form, answer, brand = named?.id } = found
  const field = firstQuestion(form)
  const entity = answer === undefined || !field ? form.defaults : field.write(form.defaults, answer, context)
  return brand === undefined
    ? entity
    : (brandQuestion(found, entity, context)?.write(entity, brand, context) ?? entity)
}

/** What is on no list, with the words that somebody has for it, where they are enough. */
export function openedOther(
  { forms }: ListStep,
  words: string,
  context: Context,
): { form: ItemForm; entity: Entity } | undefined {
  const form = forms.find(({ search }) => search?.other)
  const { other } = form?.search ?? {}
  if (!form || !other) return undefined
  const entity = firstQuestion(form)?.write(form.defaults, other.answer, context) ?? form.defaults
  const box = fieldsOf(form).find(({ name }) => name === other.words)
  const fits = box?.validate(words, entity, context) === undefined
  return { form, entity: fits && box ? box.write(entity, words, context) : entity }
}
