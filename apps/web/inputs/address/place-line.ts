import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'

const texts = defineTexts({
  unlisted: {
    pt: '{place}: outra rua, fora da lista',
    en: '{place}: another street, not listed',
    es: '{place}: otra calle, fuera de la lista',
    fr: '{place} : une autre rue, hors de la liste',
  },
})

/** One line that distinguishes a place from others. */
export const placeLine = (place: Address, locale: Locale): string =>
  place.id_logradouro === null
    ? say(texts.unlisted, locale, {
        place: [place.id_bairro ? place.ds_bairro : '', place.ds_localidade].filter(Boolean).join(', '),
      })
    : (place.ds_geral ??
      [place.ds_tipo_logradouro, place.ds_logradouro, place.ds_bairro, place.ds_localidade, place.cep]
        .filter(Boolean)
        .join(', '))
