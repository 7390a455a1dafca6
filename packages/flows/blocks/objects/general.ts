import { defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ItemForm } from '../../engine/define.ts'
import { thingFields } from './thing-fields.ts'

const texts = defineTexts({
  add: {
    pt: 'Adicionar outro objeto',
    en: 'Add another object',
    es: 'Añadir otro objeto',
    fr: 'Ajouter un autre objet',
  },
  title: { pt: 'Objeto', en: 'Object', es: 'Objeto', fr: 'Objet' },
})

export const generalType = 3

const otherObject = 9901

/** What people call by its brand alone; televisions before the other electronics. */
const branded = [
  1905, 1904, 1901, 1902, 1903, 1806, 1805, 1004, 1801, 1403, 1101, 1103, 1201, 1203, 1202, 1204, 1208, 1209,
  1210, 1601, 1507, 1703, 2001, 2102, 2103,
]

/** Any other thing: what it is, brand, unit, quantity, voltage and what identifies it (OB-05, OB-06, OB-09). */
export const generalObject = generalObjectExcept([])

/** The general form without the categories that have their own forms in the same step. */
export function generalObjectExcept(categories: readonly number[]): ItemForm<ReportedObject> {
  return {
    id: 'objeto',
    add: texts.add,
    kind: 'object',
    title: texts.title,
    discriminator: { id_tipo_objeto: generalType },
    defaults: { id_tipo_objeto: generalType, id: String(generalType) },
    groups: [
      {
        id: 'objeto',
        title: texts.title,
        fields: thingFields({ kind: generalType, category: { except: categories } }),
      },
    ],
    search: { branded, other: { answer: otherObject, words: 'compl' } },
    name: ({ ds_tipo }) => String(ds_tipo ?? ''),
  }
}
