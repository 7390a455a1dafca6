import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
  description: {
    pt: 'Alguém de fora da família prometeu fazer mal. Guarde mensagens e áudios. Perigo agora: ligue 190. Leva uns 10 minutos.',
    en: 'Somebody outside the family promised harm. Keep messages and voice notes. Danger now: call 190. It takes about 10 minutes.',
    es: 'Alguien ajeno a la familia prometió hacer daño. Guarde mensajes y audios. Peligro ahora: llame al 190. Lleva unos 10 minutos.',
    fr: 'Quelqu’un hors de la famille vous menace. Gardez les messages. Danger immédiat : appelez le 190. Environ 10 minutes.',
  },
  isVictim: {
    pt: 'A ameaça foi contra você?',
    en: 'Was the threat against you?',
    es: '¿La amenaza fue contra usted?',
    fr: 'La menace vous visait-elle ?',
  },
  victim: {
    pt: 'É quem sofreu a ameaça',
    en: 'Is the person threatened',
    es: 'Es quien sufrió la amenaza',
    fr: 'Est la personne menacée',
  },
})
