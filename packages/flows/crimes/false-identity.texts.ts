import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Falsa identidade', en: 'False identity', es: 'Falsa identidad', fr: 'Usurpation d’identité' },
  description: {
    pt: 'Para quando alguém se passa por você ou por outra pessoa, ou usa documento de outra pessoa. Em perfil falso, guarde o endereço da página antes de denunciar à rede social. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when somebody poses as you or another person, or uses a document that is not theirs. With a fake profile, keep the address of the page before you report it to the network. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando alguien se hace pasar por usted o por otra persona, o usa un documento ajeno. Si es un perfil falso, guarde la dirección de la página antes de denunciarlo a la red social. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où quelqu’un se fait passer pour vous ou pour un autre, ou utilise un document qui n’est pas le sien. Face à un faux profil, gardez l’adresse de la page avant de le signaler au réseau social. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'Usaram o seu nome, ou enganaram você?',
    en: 'Was your name used, or were you deceived?',
    es: '¿Usaron su nombre, o le engañaron?',
    fr: 'A-t-on utilisé votre nom, ou vous a-t-on trompé ?',
  },
  victim: {
    pt: 'É quem teve o nome usado ou foi enganado',
    en: 'Is the one impersonated or deceived',
    es: 'Es la persona suplantada o engañada',
    fr: 'Est la personne usurpée ou trompée',
  },
})
