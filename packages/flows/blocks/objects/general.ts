import { texts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { checkWholeNumber } from '@delegacia/domain/rules/whole-number'
import type { ItemForm } from '../../engine/define.ts'
import { choice } from '../../engine/fields/choice.ts'
import { text } from '../../engine/fields/text.ts'
import { details } from './details.ts'

const t = texts({
  add: {
    pt: 'Adicionar outro objeto',
    en: 'Add another object',
    es: 'Añadir otro objeto',
    fr: 'Ajouter un autre objet',
  },
  title: { pt: 'Objeto', en: 'Object', es: 'Objeto', fr: 'Objet' },
  category: { pt: 'Categoria', en: 'Category', es: 'Categoría', fr: 'Catégorie' },
  type: { pt: 'O que é?', en: 'What is it?', es: '¿Qué es?', fr: 'Qu’est-ce que c’est ?' },
  typeShort: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
  brand: { pt: 'Marca', en: 'Brand', es: 'Marca', fr: 'Marque' },
  brandHint: {
    pt: 'Se não souber ou não tiver, deixe em branco.',
    en: 'If you do not know it or there is none, leave it blank.',
    es: 'Si no la sabe o no tiene, déjela en blanco.',
    fr: 'Si vous ne la connaissez pas ou s’il n’y en a pas, laissez vide.',
  },
  otherBrand: { pt: 'Outra marca', en: 'Another brand', es: 'Otra marca', fr: 'Autre marque' },
  unit: { pt: 'Unidade de medida', en: 'Unit of measure', es: 'Unidad de medida', fr: 'Unité de mesure' },
  quantity: { pt: 'Quantidade', en: 'Quantity', es: 'Cantidad', fr: 'Quantité' },
})

const generalType = 3

/** The largest quantity of the documents (section 9 of both). */
const mostOfAnything = 9_999_999_999_999_999n

/** Any other thing: what it is, brand, unit, quantity (OB-05, OB-09). */
export const generalObject: ItemForm = {
  id: 'objeto',
  add: t.add,
  icon: 'object',
  title: t.title,
  mark: { id_tipo_objeto: generalType },
  fixed: { id_tipo_objeto: generalType, id: String(generalType) },
  groups: [
    {
      id: 'objeto',
      title: t.title,
      fields: [
        choice<ReportedObject>(
          'id_categoria',
          t.category,
          { list: 'COMBO_CATEGORIA_OBJETO', of: [generalType] },
          {
            description: 'categoria',
            look: 'combobox',
            clears: [
              'tipo',
              'ds_tipo',
              'marca',
              'ds_marca',
              'campo_marca',
              'unidade_medida',
              'unidadesDeMedida',
            ],
          },
        ),
        choice<ReportedObject>(
          'tipo',
          t.type,
          ({ id_categoria }) => ({ list: 'COMBO_OBJETO', of: [generalType, id_categoria ?? -1] }),
          {
            shortLabel: t.typeShort,
            description: 'ds_tipo',
            look: 'combobox',
            shown: ({ id_categoria }) => id_categoria !== undefined,
            clears: ['marca', 'ds_marca', 'campo_marca', 'unidade_medida', 'unidadesDeMedida'],
          },
        ),
        choice<ReportedObject>(
          'marca',
          t.brand,
          ({ tipo }) => ({ list: 'COMBO_OBJETOMARCA', of: [tipo ?? -1] }),
          {
            hint: t.brandHint,
            required: false,
            description: 'ds_marca',
            look: 'combobox',
            shown: ({ tipo }, context) =>
              tipo !== undefined && context.readList({ list: 'COMBO_OBJETOMARCA', of: [tipo] })?.length !== 0,
          },
        ),
        text<ReportedObject>('campo_marca', t.otherBrand, {
          required: false,
          shown: ({ tipo, marca }) => tipo !== undefined && marca === undefined,
          check: (value) => checkLength(value, { min: 1, max: 100 }),
        }),
        choice<ReportedObject>(
          'unidade_medida',
          t.unit,
          ({ tipo }) => ({ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [generalType, tipo ?? -1] }),
          { description: 'unidadesDeMedida', look: 'select', shown: ({ tipo }) => tipo !== undefined },
        ),
        text<ReportedObject>('quantidade', t.quantity, {
          keyboard: 'numeric',
          maximum: 16,
          check: (value) => checkWholeNumber(value, { min: 1, max: mostOfAnything }),
        }),
        details,
      ],
    },
  ],
  name: (entity) => String((entity as ReportedObject).ds_tipo ?? ''),
}
