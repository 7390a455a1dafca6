import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { text } from '../../engine/fields/text.ts'

const texts = defineTexts({
  label: { pt: 'Outros detalhes', en: 'Other details', es: 'Otros detalles', fr: 'Autres détails' },
  hint: {
    pt: 'Cor, tamanho, marcas ou sinais: o que ajude a reconhecer.',
    en: 'Color, size, marks or signs: whatever helps to recognize it.',
    es: 'Color, tamaño, marcas o señas: lo que ayude a reconocerlo.',
    fr: 'Couleur, taille, marques ou signes : tout ce qui aide à le reconnaître.',
  },
  animalHint: {
    pt: 'Espécie, raça, cor, tamanho, o que ajude a reconhecer.',
    en: 'Kind, breed, color, size: whatever helps to recognize it.',
    es: 'Especie, raza, color, tamaño, lo que ayude a reconocerlo.',
    fr: 'Espèce, race, couleur, taille : tout ce qui aide à le reconnaître.',
  },
  moneyHint: {
    pt: 'Como foi: hora, banco, o nome que apareceu.',
    en: 'How it went: time, bank, the name that was shown.',
    es: 'Cómo fue: hora, banco, el nombre que apareció.',
    fr: 'Comment : heure, banque, nom affiché.',
  },
})

const complementWith = (hint: Text) =>
  text<ReportedObject>('compl', texts.label, {
    hint,
    required: false,
    check: (value) => checkLength(value, { min: 3, max: 100, code: 'complementSize' }),
  })

/** What helps to recognise a thing; optional, 3 to 100 characters (OB-04, OB-05). */
export const complement = complementWith(texts.hint)

/** The same of an animal, which has no model and no signs of wear. */
export const animalComplement = complementWith(texts.animalHint)

/** And of money, of which there is nothing to recognise. */
export const moneyComplement = complementWith(texts.moneyHint)
