import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Injúria', en: 'Insult', es: 'Injuria', fr: 'Injure' },
  description: {
    pt: 'Xingaram ou humilharam você, em pessoa ou por mensagem. Guarde mensagens, áudios, imagens da tela. Leva uns 10 minutos.',
    en: 'You were insulted or humiliated, in person or by message. Keep messages, voice notes, screenshots. It takes about 10 minutes.',
    es: 'Le insultaron o humillaron, en persona o por mensaje. Guarde mensajes, audios, capturas de pantalla. Lleva unos 10 minutos.',
    fr: 'On vous a insulté ou humilié, de vive voix ou par message. Gardez messages et captures d’écran. Environ 10 minutes.',
  },
  race: {
    pt: 'A ofensa foi por raça, cor, etnia, origem ou religião?',
    en: 'Was it about race, color, ethnicity, origin or religion?',
    es: '¿La ofensa fue por raza, color, etnia, origen o religión?',
    fr: 'L’offense visait-elle la race, la couleur, l’ethnie, l’origine ou la religion ?',
  },
  saidRace: {
    pt: 'Foi por raça, cor, origem ou religião',
    en: 'It was about race, color, origin or religion',
    es: 'Fue por raza, color, origen o religión',
    fr: 'C’était la race, l’origine ou la religion',
  },
  raceWrong: {
    pt: 'Sentimos muito. Ofensa por raça, cor, etnia ou origem é crime de racismo (artigo 2º-A da Lei 7.716/1989), e por religião tem pena maior (artigo 140, § 3º, do Código Penal). Por isso há um registro próprio. Se há perigo agora, ligue 190.',
    en: 'We are sorry. An insult because of race, color, ethnicity or origin is the crime of racism (Article 2-A of Law 7.716/1989), and because of religion it carries a heavier penalty (Article 140, § 3, of the Penal Code). That is why it has a report of its own. If you are in danger now, call 190.',
    es: 'Lo sentimos. La ofensa por raza, color, etnia u origen es delito de racismo (artículo 2-A de la Ley 7.716/1989), y por religión tiene una pena mayor (artículo 140, § 3, del Código Penal). Por eso tiene un registro propio. Si hay peligro ahora, llame al 190.',
    fr: 'Nous sommes désolés. L’offense liée à la race, la couleur, l’ethnie ou l’origine est un crime de racisme (article 2-A de la loi 7.716/1989) et, liée à la religion, elle est plus lourdement punie (article 140, § 3, du Code pénal). Elle a donc sa propre déclaration. En danger immédiat, appelez le 190.',
  },
  goToHate: {
    pt: 'Registrar como crime de ódio',
    en: 'Report it as a hate crime',
    es: 'Registrarlo como delito de odio',
    fr: 'Déclarer un crime de haine',
  },
  isVictim: {
    pt: 'A ofensa foi contra você?',
    en: 'Was the insult against you?',
    es: '¿La ofensa fue contra usted?',
    fr: 'L’offense vous visait-elle ?',
  },
  victim: {
    pt: 'É quem sofreu a ofensa',
    en: 'Is the person insulted',
    es: 'Es quien sufrió la ofensa',
    fr: 'Est la personne offensée',
  },
})
