import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Furto', en: 'Theft', es: 'Hurto', fr: 'Vol' },
  description: {
    pt: 'Para o que levaram de você sem violência e sem ameaça. Leva uns 12 minutos.',
    en: 'For what was taken from you without violence or threats. It takes about 12 minutes.',
    es: 'Para lo que le quitaron sin violencia ni amenazas. Lleva unos 12 minutos.',
    fr: 'Pour ce qu’on vous a pris sans violence ni menace. Environ 12 minutes.',
  },
  hurt: {
    pt: 'Entraram no lugar e alguém se feriu?',
    en: 'Was the place broken into and someone hurt?',
    es: '¿Entraron en el lugar y alguien resultó herido?',
    fr: 'Y a-t-il eu effraction avec un blessé ?',
  },
  saidHurt: {
    pt: 'Entraram e alguém se feriu',
    en: 'A break-in, and somebody was hurt',
    es: 'Entraron y alguien resultó herido',
    fr: 'Une effraction, avec un blessé',
  },
  hurtWrong: {
    pt: 'Sentimos muito. Com alguém ferido, a polícia precisa ir até lá. Ligue 190, e 192 se alguém precisa de ambulância.',
    en: 'We are sorry. With someone hurt, the police need to come. Call 190, and 192 if anyone needs an ambulance.',
    es: 'Lo sentimos. Con alguien herido, la policía debe acudir. Llame al 190, y al 192 si alguien necesita ambulancia.',
    fr: 'Nous sommes désolés. S’il y a un blessé, la police doit se déplacer. Appelez le 190, et le 192 si quelqu’un a besoin d’une ambulance.',
  },
})
