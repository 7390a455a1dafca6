import { texts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { FormStep, Group } from '../engine/define.ts'
import { address } from '../engine/fields/address.ts'
import { choice } from '../engine/fields/choice.ts'
import { text } from '../engine/fields/text.ts'
import { complement, houseNumber, t as place } from './place-fields.ts'
import { isTourist } from './person/residence.ts'

const t = texts({
  title: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  summaryTitle: {
    pt: 'Endereço de quem comunica',
    en: 'Address of the person reporting',
    es: 'Dirección de quien comunica',
    fr: 'Adresse du déclarant',
  },
  where: {
    pt: 'Onde você mora ou está hospedado(a)?',
    en: 'Where do you live or stay?',
    es: '¿Dónde vive o se hospeda?',
    fr: 'Où habitez-vous ou séjournez-vous ?',
  },
  home: {
    pt: 'Endereço no seu país',
    en: 'Address in your home country',
    es: 'Dirección en su país',
    fr: 'Adresse dans votre pays',
  },
  homeCountry: {
    pt: 'País onde mora',
    en: 'Country where you live',
    es: 'País donde vive',
    fr: 'Pays de résidence',
  },
  homeAddress: {
    pt: 'Endereço completo no seu país',
    en: 'Full address in your country',
    es: 'Dirección completa en su país',
    fr: 'Adresse complète dans votre pays',
  },
})

const stay: Group = {
  id: 'endereco',
  title: t.where,
  fields: [
    address<InvolvedParty>('endereco/0', place.address, {
      hint: place.searchHint,
      searchLabel: place.search,
    }),
    houseNumber('endereco/0/numero'),
    complement('endereco/0/complemento', 'required'),
  ],
}

/** A tourist also says where he lives: the second address (AD-05). */
const homeCountry: Group = {
  id: 'endereco-no-pais',
  title: t.home,
  fields: [
    choice<InvolvedParty>(
      'endereco/1/id_pais',
      t.homeCountry,
      { list: 'COMBO_PAIS' },
      {
        description: 'endereco/1/ds_pais',
        look: 'combobox',
        shown: isTourist,
      },
    ),
    text<InvolvedParty>('endereco/1/complemento', t.homeAddress, {
      shown: isTourist,
      check: (value) => checkLength(value, { min: 3, max: 100, code: 'complementSize' }),
    }),
  ],
}

export const complainantAddress: FormStep = {
  kind: 'form',
  id: 'endereco',
  title: t.title,
  summaryTitle: t.summaryTitle,
  at: 'envolvido/0',
  groups: [stay, homeCountry],
}
