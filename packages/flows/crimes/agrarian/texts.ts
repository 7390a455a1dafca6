import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Crime no campo', en: 'Agrarian offense', es: 'Delito rural', fr: 'Infraction rurale' },
  description: {
    pt: 'Terra invadida, cerca mudada, gado furtado, plantação destruída, queimada. Fogo agora: ligue 193. Perigo: 190. Leva uns 12 minutos.',
    en: 'Land invaded, fence moved, cattle stolen, crops damaged, burning. Fire now: call 193. Danger: 190. It takes about 12 minutes.',
    es: 'Tierra invadida, cerca movida, ganado hurtado, cultivos destruidos, quema. Fuego ahora: llame al 193. Peligro: 190. Lleva unos 12 minutos.',
    fr: 'Terre occupée, clôture déplacée, bétail volé, cultures abîmées, brûlage. Feu en cours : appelez le 193. Danger : 190. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'O que foi atingido é seu, ou está sob os seus cuidados?',
    en: 'Is what was harmed yours, or in your care?',
    es: '¿Lo afectado es suyo, o está a su cuidado?',
    fr: 'Ce qui a été touché est-il à vous, ou sous votre garde ?',
  },
  victim: {
    pt: 'É dono(a) ou cuida do que foi atingido',
    en: 'Owns or keeps what was harmed',
    es: 'Es dueño(a) o cuida de lo afectado',
    fr: 'Possède ou garde ce qui a été touché',
  },
})
