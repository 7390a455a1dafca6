import { defineTexts } from '@delegacia/domain/language/text'
import { moneyComplement } from './complement.ts'
import { categoryForm } from './of-category.ts'

const texts = defineTexts({
  add: {
    pt: 'Adicionar valor ou Pix',
    en: 'Add money or a Pix transfer',
    es: 'Añadir dinero o Pix',
    fr: 'Ajouter une somme ou un Pix',
  },
  title: { pt: 'Valor', en: 'Money', es: 'Dinero', fr: 'Somme' },
})

export const moneyCategory = { id: 14, name: 'Dinheiro, cartões e títulos' }
const transfer = 1406

const form = {
  id: 'valor',
  kind: 'money',
  title: texts.title,
  add: texts.add,
  category: moneyCategory,
  complement: moneyComplement,
} as const

/** Money in whatever form. */
export const money = categoryForm(form)

/** Money that somebody was made to send: most of it goes by Pix. */
export const moneySent = categoryForm({ ...form, usual: transfer })
