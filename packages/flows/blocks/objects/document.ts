import { defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkCpf, cpfMask, tidyCpf } from '@delegacia/domain/rules/cpf'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { ItemForm } from '../../engine/define.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { text } from '../../engine/fields/text.ts'

const texts = defineTexts({
  add: { pt: 'Adicionar documento', en: 'Add a document', es: 'Añadir documento', fr: 'Ajouter un document' },
  title: { pt: 'Documento', en: 'Document', es: 'Documento', fr: 'Document' },
  type: { pt: 'Qual documento?', en: 'Which document?', es: '¿Qué documento?', fr: 'Quel document ?' },
  typeShort: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
  number: {
    pt: 'Número do documento',
    en: 'Document number',
    es: 'Número del documento',
    fr: 'Numéro du document',
  },
})

const cpfType = 1

/** A lost or stolen document: its number is asked once its type is chosen (OB-03). */
export const document: ItemForm<ReportedObject> = {
  id: 'documento',
  add: texts.add,
  kind: 'document',
  title: texts.title,
  discriminator: { id_tipo_objeto: 1 },
  defaults: { id_tipo_objeto: 1, id: '1', ds_tipo: 'DOCUMENTO' },
  groups: [
    {
      id: 'documento',
      title: texts.title,
      fields: [
        listChoice(
          'documento',
          texts.type,
          { list: 'COMBO_TIPODOCUMENTO' },
          {
            shortLabel: texts.typeShort,
            description: 'ds_documento',
            control: 'combobox',
            long: true,
            clears: ['numero'],
          },
        ),
        text('numero', texts.number, {
          orUnknown: true,
          visible: ({ documento }) => documento !== undefined,
          maximum: 99,
          mask: ({ documento }) => (documento === cpfType ? cpfMask : undefined),
          tidy: (typed, { documento }) => (documento === cpfType ? tidyCpf(typed) : typed),
          check: (value, { documento }) =>
            documento === cpfType
              ? checkCpf(value)
              : checkLength(value, { min: 3, max: 99, code: 'documentNumberSize' }),
        }),
      ],
    },
  ],
  name: ({ ds_documento }) => String(ds_documento ?? ''),
}
