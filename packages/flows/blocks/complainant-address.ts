import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { FormStep } from '../engine/define.ts'
import { partyAddress, withAddressType } from './party-address.ts'

const texts = defineTexts({
  title: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
  summaryTitle: {
    pt: 'Endereço de quem comunica',
    en: 'Address of the person reporting',
    es: 'Dirección de quien denuncia',
    fr: 'Adresse de la personne qui déclare',
  },
  whereItHappened: {
    pt: 'É onde aconteceu',
    en: 'It is where it happened',
    es: 'Es donde pasó',
    fr: 'C’est là où cela s’est passé',
  },
  where: {
    pt: 'Onde você mora?',
    en: 'Where do you live?',
    es: '¿Dónde vive usted?',
    fr: 'Où habitez-vous ?',
  },
  stay: {
    pt: 'Onde você está hospedado(a) no Brasil?',
    en: 'Where are you staying in Brazil?',
    es: '¿Dónde se hospeda usted en Brasil?',
    fr: 'Où séjournez-vous au Brésil ?',
  },
})

/** Where the person who reports lives, or stays as a tourist. */
export const complainantAddress: FormStep<InvolvedParty> = {
  kind: 'form',
  id: 'endereco',
  title: texts.title,
  summaryTitle: texts.summaryTitle,
  card: 2,
  at: 'envolvido/0',
  finish: withAddressType,
  groups: partyAddress({
    lenient: false,
    where: texts.where,
    stay: texts.stay,
    same: { label: texts.whereItHappened, of: ({ report }) => report.fato.endereco },
  }),
}
