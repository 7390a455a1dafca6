import { defineTexts } from '@delegacia/domain/language/text'

/** What a box says of characters that it does not take. */
export const boxNotes = defineTexts({
  digits: {
    pt: 'Aqui entram só números.',
    en: 'Only digits go here.',
    es: 'Aquí van solo números.',
    fr: 'Ici, uniquement des chiffres.',
  },
  full: {
    pt: 'Não coube tudo o que foi digitado. Confira o número.',
    en: 'Not everything fit. Check the number.',
    es: 'No cupo todo lo escrito. Revise el número.',
    fr: 'Tout n’a pas pu entrer. Vérifiez le numéro.',
  },
})
