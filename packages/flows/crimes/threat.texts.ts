import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Ameaça', en: 'Threat', es: 'Amenaza', fr: 'Menace' },
  description: {
    pt: 'Para quando alguém de fora da família prometeu fazer mal a você ou a outra pessoa. Guarde mensagens e áudios. Se há perigo agora, ligue 190 antes. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when somebody outside the family promised to harm you or another person. Keep messages and voice notes. If you are in danger now, call 190 first. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando alguien ajeno a la familia prometió hacerle daño a usted o a otra persona. Guarde mensajes y audios. Si hay peligro ahora, llame antes al 190. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où quelqu’un d’extérieur à la famille a promis de vous faire du mal, à vous ou à une autre personne. Gardez messages et enregistrements. En danger immédiat, appelez d’abord le 190. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'A ameaça foi contra você?',
    en: 'Was the threat against you?',
    es: '¿La amenaza fue contra usted?',
    fr: 'La menace vous visait-elle ?',
  },
  victim: {
    pt: 'É quem sofreu a ameaça',
    en: 'Is the one threatened',
    es: 'Es quien sufrió la amenaza',
    fr: 'Est la personne menacée',
  },
})
