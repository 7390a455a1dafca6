import { defineTexts } from '@delegacia/domain/language/text'
import { partyRoles, type InvolvedParty, type PartyRole } from '@delegacia/domain/report/involved-party'
import { yesNo } from '../../engine/fields/yes-no.ts'

const texts = defineTexts({
  question: {
    pt: 'Na corrida, a pessoa era motorista ou passageira?',
    en: 'On the ride, was the person the driver or a passenger?',
    es: 'En el viaje, ¿la persona conducía o iba de pasajera?',
    fr: 'Pendant la course, la personne conduisait-elle ou était-elle passagère ?',
  },
  ofReporter: {
    pt: 'Na corrida, você era motorista ou passageiro(a)?',
    en: 'On the ride, were you the driver or a passenger?',
    es: 'En el viaje, ¿usted conducía o iba de pasajero(a)?',
    fr: 'Pendant la course, conduisiez-vous ou étiez-vous passager(ère) ?',
  },
  short: { pt: 'Na corrida', en: 'On the ride', es: 'En el viaje', fr: 'Pendant la course' },
  driver: { pt: 'Motorista', en: 'Driver', es: 'Conductor', fr: 'Chauffeur' },
  passenger: { pt: 'Passageiro(a)', en: 'Passenger', es: 'Pasajero', fr: 'Passager' },
})

/** Whether a party of a ride by app was the driver or a passenger (WZ-10); optional of a suspect. */
export const drives = (role: PartyRole, lenient: boolean) =>
  yesNo<InvolvedParty>('isMotorista', role === partyRoles.reporter ? texts.ofReporter : texts.question, {
    shortLabel: texts.short,
    required: !lenient && role !== partyRoles.witness,
    yes: texts.driver,
    no: texts.passenger,
  })
