import { defineTexts } from '@delegacia/domain/language/text'
import { isOtherBrand } from '@delegacia/domain/report/brand'
import type { ListItem, ListName } from '@delegacia/domain/report/list-query'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkChassis, tidyChassis } from '@delegacia/domain/rules/chassis'
import { checkCpf, tidyCpf } from '@delegacia/domain/rules/cpf'
import { checkRenavam, tidyRenavam } from '@delegacia/domain/rules/renavam'
import { tidyEmail } from '@delegacia/domain/rules/email'
import { tidyPixKey } from '@delegacia/domain/rules/pix-key'
import { checkBrazilianMobile, tidyBrazilianPhone } from '@delegacia/domain/rules/read-phone'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { checkVehiclePlate, tidyPlate } from '@delegacia/domain/rules/vehicle-plate'
import { checkVehicleYear } from '@delegacia/domain/rules/vehicle-year'
import { checkDigits, checkWholeNumber } from '@delegacia/domain/rules/whole-number'
import type { Context } from '../../engine/model/context.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { details } from '../../engine/fields/details.ts'
import { text } from '../../engine/fields/text.ts'
import { readAt, writeAt } from '../../engine/model/entity.ts'
import { wholeNumber } from '../../engine/fields/whole-number.ts'
import { amountField, displayAmount } from './amount.ts'
import { complement as thingComplement } from './complement.ts'

const texts = defineTexts({
  type: { pt: 'O que é?', en: 'What is it?', es: '¿Qué es?', fr: 'Qu’est-ce que c’est ?' },
  typeShort: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
  brand: { pt: 'Marca', en: 'Brand', es: 'Marca', fr: 'Marque' },
  brandHint: {
    pt: 'Se não souber, deixe em branco.',
    en: 'If you do not know it, leave it blank.',
    es: 'Si no la sabe, déjela en blanco.',
    fr: 'Si vous ne la connaissez pas, laissez vide.',
  },
  otherBrandHint: {
    pt: 'Se não souber ou não tiver, deixe em branco.',
    en: 'If you do not know it or there is none, leave it blank.',
    es: 'Si no la sabe o no tiene, déjela en blanco.',
    fr: 'Si vous ne la connaissez pas ou s’il n’y en a pas, laissez vide.',
  },
  otherBrand: { pt: 'Qual marca?', en: 'Which brand?', es: '¿Qué marca?', fr: 'Quelle marque ?' },
  unit: { pt: 'Unidade de medida', en: 'Unit of measure', es: 'Unidad de medida', fr: 'Unité de mesure' },
  quantity: { pt: 'Quantidade', en: 'Quantity', es: 'Cantidad', fr: 'Quantité' },
  contentsHint: {
    pt: 'Documento, celular ou cartão: adicione depois cada um, para poder mostrar que o perdeu.',
    en: 'A document, phone or card: add each one afterwards, so that you can show that it is gone.',
    es: 'Documento, teléfono o tarjeta: añada después cada uno, para poder mostrar que ya no lo tiene.',
    fr: 'Document, téléphone ou carte : ajoutez ensuite chacun, pour pouvoir prouver que vous ne l’avez plus.',
  },
  voltage: { pt: 'Voltagem', en: 'Voltage', es: 'Voltaje', fr: 'Tension' },
  details: {
    pt: 'O que identifica',
    en: 'What identifies it',
    es: 'Lo que lo identifica',
    fr: 'Ce qui l’identifie',
  },
})

/** The largest quantity of the documents (section 9 of both). */
const maxQuantity = 9_999_999_999_999_999n

const vehicleKind = 4
const [money, animals, produce, accounts] = [14, 22, 23, 26]

/** Categories whose brand is not typed; if there is a list of brands, as for cards, it is still asked. */
const withoutBrand: readonly unknown[] = [money, animals, accounts]

/** The answers that depend on the type, and so on the category (OB-09). */
const dependentOnType = [
  'marca',
  'ds_marca',
  'campo_marca',
  'unidade_medida',
  'unidadesDeMedida',
  'voltagem',
  'ds_voltagem',
  'detalhe',
] as const satisfies readonly (keyof ReportedObject)[]

/** Money whose amount its details ask: cash, foreign cash, a Pix or a transfer. */
const amounts: readonly unknown[] = [1401, 1402, 1406]

/** Whether it is counted: a vehicle and an account are one, and money is asked once, as its amount. */
const isCounted = ({ id_tipo_objeto, id_categoria, tipo }: ReportedObject): boolean =>
  tipo !== undefined && id_tipo_objeto !== vehicleKind && id_categoria !== accounts && !amounts.includes(tipo)

const hasList = (list: ListName, { tipo }: ReportedObject, { readList }: Context) =>
  tipo !== undefined && readList({ list, of: [tipo] })?.length !== 0

function checkQuantity(value: string, { id_categoria }: ReportedObject) {
  if (id_categoria !== animals) return checkWholeNumber(value, { min: 1, max: maxQuantity, code: 'quantity' })
  // OB-08
  return checkDigits(value, { max: 3 }) ?? checkWholeNumber(value, { min: 1, max: 999 })
}

type ThingOptions = {
  /** A thing in general (3), or a vehicle (4), whose details are optional. */
  kind: 3 | 4
  /** `given` where the form itself has the category; or the categories that other forms ask about. */
  category?: 'given' | { except: readonly number[] }
  /** The only types that are offered. */
  types?: readonly number[]
  /** The type that most people mean; it may be changed. */
  usual?: number
  /** The field of other details, where the texts of things do not fit. */
  complement?: FieldOf<ReportedObject>
}

const one = 1

/** What is seldom one: crypto-assets, cargo, nets, gold, munition, cables, building material, livestock, wild animals, fences. */
const severalAtOnce: readonly unknown[] = [1407, 1508, 1707, 1807, 2002, 2105, 2106, 2202, 2203, 2503]

const isOne = ({ tipo, id_categoria }: ReportedObject): boolean =>
  !severalAtOnce.includes(tipo) && id_categoria !== produce

/** What it is counted in. What comes one by one is one at first and stands under one line; the rest is asked. */
function unit(kind: number): FieldOf<ReportedObject> {
  const field = listChoice<ReportedObject>(
    'unidade_medida',
    texts.unit,
    ({ tipo }) => ({ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [kind, tipo ?? -1] }),
    {
      description: 'unidadesDeMedida',
      control: 'select',
      visible: isCounted,
      folded: true,
      preset: (_items, object) => (isOne(object) ? one : undefined),
    },
  )
  return {
    ...field,
    write(entity, answer, context) {
      const written = field.write(entity, answer, context)
      const isNew = answer === one && readAt(entity, 'unidade_medida') !== one
      return isNew && readAt(entity, 'quantidade') === undefined
        ? writeAt(written, 'quantidade', '1')
        : written
    },
  }
}

const ofCategory = {
  at: 'id_categoria',
  description: 'categoria',
  of: ({ id_categoria: id, categoria: name }: ListItem) => ({ id, name }),
} as const

/** What identifiers of things must be, and how they are kept, by their `campo`. */
const identifierRules = {
  checks: {
    placa: checkVehiclePlate,
    chassi: checkChassis,
    renavam: checkRenavam,
    ano: checkVehicleYear,
    cpf: checkCpf,
    numero_linha: checkBrazilianMobile,
  },
  unmasked: ['placa'],
  tidies: {
    placa: tidyPlate,
    chassi: tidyChassis,
    renavam: tidyRenavam,
    cpf: tidyCpf,
    numero_linha: tidyBrazilianPhone,
    chave_pix: tidyPixKey,
    email: tidyEmail,
  },
  displays: { [amountField]: displayAmount },
  long: { conteudo: { maximum: 500, hint: texts.contentsHint } },
} satisfies Partial<Parameters<typeof details<ReportedObject>>[2]>

/** The fields of anything but documents and phones (OB-05). */
export const thingFields = ({
  kind,
  category,
  types,
  usual,
  complement = thingComplement,
}: ThingOptions): readonly FieldOf<ReportedObject>[] => [
  listChoice(
    'tipo',
    texts.type,
    ({ id_categoria = -1 }) => ({
      list: 'COMBO_OBJETO',
      of: [kind, category === 'given' ? id_categoria : -1],
    }),
    {
      shortLabel: texts.typeShort,
      description: 'ds_tipo',
      control: 'combobox',
      filter: ({ id, id_categoria = 0 }) =>
        (types?.includes(Number(id)) ?? true) &&
        !(category !== 'given' && category?.except.includes(id_categoria)),
      clears: dependentOnType,
      ...(usual !== undefined && { preset: () => usual }),
      // One search over all things: the category follows from what it is.
      ...(category !== 'given' && { group: ofCategory }),
    },
  ),
  listChoice('marca', texts.brand, ({ tipo }) => ({ list: 'COMBO_OBJETOMARCA', of: [tipo ?? -1] }), {
    hint: texts.brandHint,
    required: false,
    description: 'ds_marca',
    control: 'combobox',
    visible: (object, context) => hasList('COMBO_OBJETOMARCA', object, context),
    clears: ['campo_marca'],
  }),
  text('campo_marca', texts.otherBrand, {
    hint: texts.otherBrandHint,
    required: false,
    visible: (object, context) =>
      object.tipo !== undefined &&
      (isOtherBrand(object.marca) ||
        (!withoutBrand.includes(object.id_categoria) && !hasList('COMBO_OBJETOMARCA', object, context))),
    check: (value) => checkLength(value, { min: 1, max: 100 }),
  }),
  unit(kind),
  wholeNumber('quantidade', texts.quantity, {
    maximum: 16,
    folded: true,
    visible: isCounted,
    check: checkQuantity,
  }),
  listChoice('voltagem', texts.voltage, ({ tipo }) => ({ list: 'COMBO_VOLTAGEM', of: [tipo ?? -1] }), {
    description: 'ds_voltagem',
    control: 'select',
    visible: (object, context) => hasList('COMBO_VOLTAGEM', object, context),
  }),
  details('detalhe', texts.details, {
    of: ({ tipo }) => tipo,
    required: kind === 3,
    identifying: kind === vehicleKind ? ['placa', 'chassi'] : [],
    ...identifierRules,
  }),
  complement,
]
