import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Group, Part } from '../engine/define.ts'
import { address, type SamePlace } from '../engine/fields/address.ts'
import { listChoice } from '../engine/fields/choice.ts'
import { text } from '../engine/fields/text.ts'
import { addressComplement, houseNumber, placeTexts, postalCode, unlistedStreet } from './place-fields.ts'
import { residenceQuestions } from './person/residence-questions.ts'
import { isTourist } from './person/residence.ts'

const texts = defineTexts({
  part: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  home: {
    pt: 'Endereço no país de origem',
    en: 'Address in the home country',
    es: 'Dirección en el país de origen',
    fr: 'Adresse dans le pays d’origine',
  },
  homeCountry: {
    pt: 'País onde mora',
    en: 'Country of residence',
    es: 'País donde vive',
    fr: 'Pays de résidence',
  },
  homeAddress: {
    pt: 'Endereço completo nesse país',
    en: 'Full address in that country',
    es: 'Dirección completa en ese país',
    fr: 'Adresse complète dans ce pays',
  },
})

/** The address part of a party's stepper. */
export const addressPart: Part = { id: 'endereco', title: texts.part }

/** `where` asks where somebody lives, `stay` where a tourist stays; with `unsure` nobody need know it (LA-05). */
type AddressOptions = {
  lenient: boolean
  unsure?: boolean
  where?: Text
  stay?: Text
  part?: Part
  same?: SamePlace
}

/** Where a party lives or stays, and a tourist's address at home (AD-03 to AD-05); all of it is optional of a suspect. */
export const partyAddress = ({
  lenient,
  unsure = false,
  where = residenceQuestions.person,
  stay = residenceQuestions.stay,
  part,
  same,
}: AddressOptions): readonly Group<InvolvedParty>[] => [
  {
    id: 'endereco',
    title: where,
    titleOf: (party) => (stay && isTourist(party) ? stay : undefined),
    ...(part && { part }),
    fields: [
      address('endereco/0', placeTexts.address, {
        searchLabel: placeTexts.search,
        required: !lenient,
        orUnknown: unsure,
        awaited: true,
        ...(same && { same }),
      }),
      unlistedStreet('endereco/0/ds_logradouro', { required: !lenient }),
      postalCode('endereco/0/cep', { required: !lenient }),
      houseNumber('endereco/0/numero'),
      addressComplement('endereco/0/complemento', { required: !lenient, min: 3 }),
    ],
  },
  {
    id: 'endereco-no-pais',
    title: texts.home,
    ...(part && { part }),
    fields: [
      listChoice(
        'endereco/1/id_pais',
        texts.homeCountry,
        { list: 'COMBO_PAIS' },
        { description: 'endereco/1/ds_pais', control: 'combobox', visible: isTourist, orUnknown: unsure },
      ),
      text('endereco/1/complemento', texts.homeAddress, {
        visible: isTourist,
        orUnknown: unsure,
        check: (value) => checkLength(value, { min: 3, max: 100, code: 'complementSize' }),
      }),
    ],
  },
]

/** `tipo` of the first address: 1 normal, 3 a tourist's stay (AD-05). */
export function withAddressType(party: InvolvedParty): InvolvedParty {
  const [first, ...rest] = party.endereco ?? []
  if (!first) return party
  return { ...party, endereco: [{ ...first, tipo: isTourist(party) ? 3 : 1 }, ...rest] }
}
