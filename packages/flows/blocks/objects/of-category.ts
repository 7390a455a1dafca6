import type { Text } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ItemForm } from '../../engine/define.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { generalType } from './general.ts'
import { thingFields } from './thing-fields.ts'

type CategoryFormOptions = Pick<ItemForm<ReportedObject>, 'id' | 'add' | 'kind'> & {
  title: Text
  /** With its name in COMBO_CATEGORIA_OBJETO, in Portuguese. */
  category: { id: number; name: string }
  types?: readonly number[]
  usual?: number
  complement?: FieldOf<ReportedObject>
}

/**
 * The general form for one category only, which is then not asked. In a step with several forms it comes before
 * `generalObjectExcept`, which leaves that category out.
 */
export function categoryForm({
  id,
  add,
  kind,
  title,
  category,
  ...options
}: CategoryFormOptions): ItemForm<ReportedObject> {
  const discriminator = { id_tipo_objeto: generalType, id_categoria: category.id }
  return {
    id,
    add,
    kind,
    title,
    discriminator,
    defaults: { ...discriminator, id: String(generalType), categoria: category.name },
    groups: [{ id, title, fields: thingFields({ kind: generalType, category: 'given', ...options }) }],
    name: ({ ds_tipo }) => String(ds_tipo ?? ''),
  }
}
