import { say, defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkImei, imeiMask } from '@delegacia/domain/rules/imei'
import { brazilDdi, checkMobile, mobileMask } from '@delegacia/domain/rules/phone'
import type { ItemForm } from '../../engine/define.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { text } from '../../engine/fields/text.ts'
import { complement } from './complement.ts'

const texts = defineTexts({
  add: {
    pt: 'Adicionar celular',
    en: 'Add a mobile phone',
    es: 'Añadir teléfono móvil',
    fr: 'Ajouter un téléphone',
  },
  title: { pt: 'Celular', en: 'Mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
  brand: { pt: 'Marca', en: 'Brand', es: 'Marca', fr: 'Marque' },
  operator: { pt: 'Operadora', en: 'Network operator', es: 'Operadora', fr: 'Opérateur' },
  number: { pt: 'Número da linha', en: 'Phone number', es: 'Número de la línea', fr: 'Numéro de la ligne' },
  imei: { pt: 'IMEI', en: 'IMEI', es: 'IMEI', fr: 'IMEI' },
  imeiHint: {
    pt: 'O número de 15 dígitos da caixa ou da nota fiscal. Se não souber, deixe em branco.',
    en: 'The 15-digit number on the box or receipt. If you do not know it, leave it blank.',
    es: 'El número de 15 dígitos de la caja o la factura. Si no lo sabe, déjelo en blanco.',
    fr: 'Le numéro à 15 chiffres de la boîte ou de la facture. Si vous ne le savez pas, laissez vide.',
  },
})

const phoneType = 2

/** A mobile phone (OB-04). */
export const mobilePhone: ItemForm<ReportedObject> = {
  id: 'celular',
  add: texts.add,
  kind: 'phone',
  title: texts.title,
  discriminator: { id_tipo_objeto: phoneType },
  defaults: { id_tipo_objeto: phoneType, id: String(phoneType), ds_tipo: 'CELULAR' },
  groups: [
    {
      id: 'celular',
      title: texts.title,
      fields: [
        listChoice(
          'marcaCel',
          texts.brand,
          { list: 'COMBO_OBJETOMARCA', of: [phoneType] },
          {
            description: 'ds_marca',
            control: 'combobox',
          },
        ),
        listChoice(
          'operadora',
          texts.operator,
          { list: 'COMBO_OPERADORA' },
          {
            description: 'ds_operadora',
            control: 'select',
          },
        ),
        text('numero', texts.number, {
          orUnknown: true,
          mask: mobileMask,
          keyboard: 'tel',
          check: (value) => checkMobile(value, brazilDdi),
        }),
        text('imei', texts.imei, {
          hint: texts.imeiHint,
          required: false,
          mask: imeiMask,
          keyboard: 'numeric',
          check: checkImei,
        }),
        complement,
      ],
    },
  ],
  name: ({ ds_marca }, { locale }) => [say(texts.title, locale), ds_marca].filter(Boolean).join(' '),
}
