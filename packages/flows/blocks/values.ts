import { defineTexts } from '@delegacia/domain/language/text'
import { objects } from './objects.ts'
import { generalObjectExcept } from './objects/general.ts'
import { money, moneyCategory } from './objects/money.ts'
import { categoryForm } from './objects/of-category.ts'

const texts = defineTexts({
  addAccount: {
    pt: 'Adicionar conta bancária',
    en: 'Add a bank account',
    es: 'Añadir cuenta bancaria',
    fr: 'Ajouter un compte bancaire',
  },
  account: { pt: 'Conta bancária', en: 'Bank account', es: 'Cuenta bancaria', fr: 'Compte bancaire' },
  title: {
    pt: 'Valores e contas',
    en: 'Money and accounts',
    es: 'Dinero y cuentas',
    fr: 'Sommes et comptes',
  },
  intro: {
    pt: 'Adicione o dinheiro, a conta ou a coisa que foi parar com outra pessoa. Você pode mudar ou tirar depois.',
    en: 'Add the money, account or thing that ended up with someone else. You can change or remove them later.',
    es: 'Añada el dinero, la cuenta o la cosa que quedó con otra persona. Después puede cambiarlos o quitarlos.',
    fr: 'Ajoutez la somme, le compte ou la chose qui s’est retrouvée chez quelqu’un d’autre. Vous pourrez les modifier ou les retirer ensuite.',
  },
})

const accounts = { id: 26, name: 'Conta e dado digital' }
const bankAccount = 2604

const account = categoryForm({
  id: 'conta',
  add: texts.addAccount,
  kind: 'account',
  title: texts.account,
  category: accounts,
  types: [bankAccount],
})

/** Money, the account that it left or reached, and other things that were delivered by mistake or found (Penal Code, art. 169). */
export const values = objects({
  forms: [money, account, generalObjectExcept([moneyCategory.id, accounts.id])],
  title: texts.title,
  intro: texts.intro,
})
