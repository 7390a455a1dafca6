import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'

/** Whom a number reaches, as it is said beside it. */
export const calls: Readonly<Record<EmergencyNumber, Text>> = defineTexts({
  190: { pt: 'Há perigo agora', en: 'Danger right now', es: 'Hay peligro ahora', fr: 'Danger en ce moment' },
  192: { pt: 'SAMU, ambulância', en: 'SAMU, ambulance', es: 'SAMU, ambulancia', fr: 'SAMU, ambulance' },
  193: {
    pt: 'Bombeiros, fogo e resgate',
    en: 'Fire and rescue',
    es: 'Bomberos, fuego y rescate',
    fr: 'Pompiers, feu et secours',
  },
  180: {
    pt: 'Mulher: conversar, 24 horas',
    en: 'Women: someone to talk to, 24 hours',
    es: 'Mujer: hablar, las 24 horas',
    fr: 'Femmes : une écoute, 24 heures sur 24',
  },
  100: {
    pt: 'Criança, adolescente ou pessoa idosa',
    en: 'Child, adolescent or older person',
    es: 'Niña, niño, adolescente o persona mayor',
    fr: 'Enfant, adolescent ou personne âgée',
  },
  188: {
    pt: 'CVV: conversar agora, sem julgamento',
    en: 'CVV: talk now, nobody judges you',
    es: 'CVV: hablar ahora, sin juicios',
    fr: 'CVV : une écoute, sans jugement',
  },
  181: {
    pt: 'Disque-Denúncia, sem dizer seu nome',
    en: 'Tip line, without your name',
    es: 'Denuncia anónima, sin su nombre',
    fr: 'Signalement, sans votre nom',
  },
  197: {
    pt: 'Polícia Civil: onde registrar',
    en: 'Civil Police: where to report',
    es: 'Policía Civil: dónde denunciar',
    fr: 'Police civile : où déclarer',
  },
})

/** The numbers for what cannot wait; the others are there to talk. */
export const isUrgent = (number: EmergencyNumber): boolean => number >= 190 && number <= 193
