import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Falsa identidade', en: 'False identity', es: 'Falsa identidad', fr: 'Usurpation d’identité' },
  description: {
    pt: 'Alguém se passa por você ou por outra pessoa. Perfil falso? Guarde o endereço da página antes de denunciar. Leva uns 12 minutos.',
    en: 'Somebody poses as you or another person. A fake profile? Keep its address before you report it. About 12 minutes.',
    es: 'Alguien se hace pasar por usted o por otra persona. ¿Perfil falso? Guarde su dirección antes de denunciarlo. Lleva unos 12 minutos.',
    fr: 'Quelqu’un se fait passer pour vous ou un autre. Faux profil ? Gardez son adresse avant de signaler. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'Usaram o seu nome, ou enganaram você?',
    en: 'Was your name used, or were you deceived?',
    es: '¿Usaron su nombre, o le engañaron?',
    fr: 'A-t-on utilisé votre nom, ou vous a-t-on trompé ?',
  },
  victim: {
    pt: 'É quem teve o nome usado ou foi enganado',
    en: 'Is the person impersonated or deceived',
    es: 'Es la persona suplantada o engañada',
    fr: 'Est la personne usurpée ou trompée',
  },
})
