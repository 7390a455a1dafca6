import { defineTexts } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { ItemForm, ListStep } from '../engine/define.ts'
import { document } from './objects/document.ts'
import { generalObject, generalObjectExcept } from './objects/general.ts'
import { moneyCategory, moneySent } from './objects/money.ts'
import { mobilePhone } from './objects/phone.ts'
import { vehicleThing } from './objects/vehicle-thing.ts'
import { narrateObject } from './objects/narrate-object.ts'

const texts = defineTexts({
  title: { pt: 'Objetos', en: 'Objects', es: 'Objetos', fr: 'Objets' },
  intro: {
    pt: 'Adicione cada documento, celular ou objeto. Você pode mudar ou tirar depois.',
    en: 'Add each document, phone or object. You can change or remove them later.',
    es: 'Añada cada documento, teléfono u objeto. Después puede cambiarlos o quitarlos.',
    fr: 'Ajoutez chaque document, téléphone ou objet. Vous pourrez les modifier ou les retirer ensuite.',
  },
  count: {
    pt: 'Adicionados: {count}',
    en: 'Added: {count}',
    es: 'Añadidos: {count}',
    fr: 'Ajoutés : {count}',
  },
})

const everything: readonly ItemForm<ReportedObject>[] = [document, mobilePhone, generalObject]

/** For what a vehicle may be part of, other than its theft, which no report takes here. */
export const vehiclesToo: readonly ItemForm<ReportedObject>[] = [...everything, vehicleThing]

type ObjectsOptions = Partial<
  Pick<ListStep<ReportedObject>, 'atLeast' | 'forms' | 'title' | 'intro' | 'tooFew'>
>

/** For a fraud: first the money that went, then what else was given away. */
export const moneyFirst: readonly ItemForm<ReportedObject>[] = [
  moneySent,
  document,
  mobilePhone,
  generalObjectExcept([moneyCategory.id]),
  vehicleThing,
]

/** The things that were lost, taken or damaged (OB-01, OB-02); some crimes have their own forms and texts. */
export const objects = ({
  atLeast = 1,
  forms = everything,
  title = texts.title,
  intro = texts.intro,
  tooFew = { code: 'emptyList' },
}: ObjectsOptions = {}): ListStep<ReportedObject> => ({
  kind: 'list',
  id: 'objetos',
  title,
  summaryTitle: title,
  card: 6,
  at: 'objeto',
  shared: true,
  atLeast,
  atMost: 40,
  tooFew,
  intro,
  count: texts.count,
  forms,
  narrate: { part: 'objects', one: narrateObject },
})
