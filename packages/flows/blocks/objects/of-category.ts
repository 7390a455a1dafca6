import type { Text } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ItemForm } from '../../engine/define.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { generalType } from './general.ts'
import { thingFields } from './thing-fields.ts'

type OfCategory = Pick<ItemForm<ReportedObject>, 'id' | 'add' | 'kind'> & {
  title: Text
  /** With the name that it has in COMBO_CATEGORIA_OBJETO, in Portuguese. */
  category: { id: number; name: string }
  types?: readonly number[]
  complement?: FieldOf<ReportedObject>
}

/**
 * The general form for one category alone, which is then not asked. In a step with several forms it stands before
 * `thingsBut`, which leaves its category out.
 */
export function thingsOf({ id, add, kind, title, category, ...asked }: OfCategory): ItemForm<ReportedObject> {
  const discriminator = { id_tipo_objeto: generalType, id_categoria: category.id }
  return {
    id,
    add,
    kind,
    title,
    discriminator,
    defaults: { ...discriminator, id: String(generalType), categoria: category.name },
    groups: [{ id, title, fields: thingFields({ kind: generalType, category: 'given', ...asked }) }],
    name: ({ ds_tipo }) => String(ds_tipo ?? ''),
  }
}
