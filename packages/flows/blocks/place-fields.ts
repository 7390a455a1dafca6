import { defineTexts } from '@delegacia/domain/language/text'
import { checkLength } from '@delegacia/domain/rules/text-length'
import { checkDigits } from '@delegacia/domain/rules/whole-number'
import type { At } from '../engine/fields/field.ts'
import { text } from '../engine/fields/text.ts'

export const placeTexts = defineTexts({
  address: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  search: {
    pt: 'Procure pela rua ou pelo CEP',
    en: 'Search by street or postal code',
    es: 'Busque por calle o código postal',
    fr: 'Cherchez par rue ou code postal',
  },
  searchHint: {
    pt: 'Se a rua não aparecer, procure o município e escolha “Logradouro não cadastrado”.',
    en: 'If the street is not listed, search for the city and choose “Logradouro não cadastrado” (street not listed).',
    es: 'Si la calle no aparece, busque el municipio y elija “Logradouro não cadastrado” (calle no registrada).',
    fr: 'Si la rue n’apparaît pas, cherchez la commune et choisissez « Logradouro não cadastrado » (rue non répertoriée).',
  },
  number: { pt: 'Número', en: 'Number', es: 'Número', fr: 'Numéro' },
  numberHint: {
    pt: 'Deixe em branco se não tiver.',
    en: 'Leave blank if there is none.',
    es: 'Déjelo en blanco si no tiene.',
    fr: 'Laissez vide s’il n’y en a pas.',
  },
  complement: { pt: 'Complemento', en: 'Further details', es: 'Complemento', fr: 'Complément d’adresse' },
  complementHint: {
    pt: 'Casa, apartamento ou, se não houver, um ponto de referência.',
    en: 'House, apartment or, if there is none, a landmark nearby.',
    es: 'Casa, apartamento o, si no hay, un punto de referencia.',
    fr: 'Maison, appartement ou, à défaut, un point de repère.',
  },
})

/** At most 15 digits, empty where a house has no number (AD-03). */
export const houseNumber = <E>(name: At<E, string>) =>
  text<E>(name, placeTexts.number, {
    hint: placeTexts.numberHint,
    required: false,
    keyboard: 'numeric',
    maximum: 15,
    check: (value) => checkDigits(value, { max: 15 }),
  })

/** What helps to find the place: required where people live (AD-03) and, with a map, where the fact was (FA-04). */
export const complement = <E>(name: At<E, string>, { required, min }: { required: boolean; min: number }) =>
  text<E>(name, placeTexts.complement, {
    hint: placeTexts.complementHint,
    required,
    check: (value) => checkLength(value, { min, max: 100, code: 'complementSize' }),
  })
