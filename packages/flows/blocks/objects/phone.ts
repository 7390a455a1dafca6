import { say, defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkImei, imeiMask, readImeis, tidyImei } from '@delegacia/domain/rules/imei'
import { mobileMask } from '@delegacia/domain/rules/phone'
import { checkBrazilianMobile, tidyBrazilianPhone } from '@delegacia/domain/rules/read-phone'
import type { ItemForm } from '../../engine/define.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { text, type TextField } from '../../engine/fields/text.ts'
import type { Context } from '../../engine/model/context.ts'
import { writeAt, type Entity } from '../../engine/model/entity.ts'
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
  secondImei: {
    pt: 'Segundo IMEI',
    en: 'Second IMEI',
    es: 'Segundo IMEI',
    fr: 'Deuxième IMEI',
  },
  imeiHint: {
    pt: 'O número de 15 dígitos da caixa ou da nota fiscal. Se não souber, deixe em branco.',
    en: 'The 15-digit number on the box or receipt. If you do not know it, leave it blank.',
    es: 'El número de 15 dígitos de la caja o la factura. Si no lo sabe, déjelo en blanco.',
    fr: 'Le numéro à 15 chiffres de la boîte ou de la facture. Si vous ne le savez pas, laissez vide.',
  },
})

const phoneType = 2

const imeiRule = {
  required: false,
  mask: imeiMask,
  keyboard: 'numeric',
  tidy: tidyImei,
  check: checkImei,
} as const

/** A phone with two lines shows two IMEIs, and people paste both: the second goes into a box of its own. */
const withSecond = <F extends TextField>(field: F): F => ({
  ...field,
  write(entity: Entity, answer: unknown, context: Context) {
    const [, second] = typeof answer === 'string' ? readImeis(answer) : []
    const written = field.write(entity, answer, context)
    return second === undefined ? written : writeAt(written, 'imei_2', second)
  },
})

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
          tidy: tidyBrazilianPhone,
          check: checkBrazilianMobile,
        }),
        withSecond(text('imei', texts.imei, { hint: texts.imeiHint, ...imeiRule })),
        text('imei_2', texts.secondImei, { ...imeiRule, visible: ({ imei_2 }) => imei_2 !== undefined }),
        complement,
      ],
    },
  ],
  search: { things: { list: 'COMBO_OBJETO', of: [phoneType, -1] } },
  name: ({ ds_marca }, { locale }) => [say(texts.title, locale), ds_marca].filter(Boolean).join(' '),
}
