import { penalCode } from './legal-basis.ts'
import type { NatureRow } from './nature-row.ts'

/** Computer intrusion and false identity. */
export const identityAndDeviceNatures: readonly NatureRow[] = [
  {
    id: 1201,
    crimes: [12],
    basis: [penalCode('154-A')],
    official: 'Invasão de dispositivo informático: conta tomada',
    name: {
      pt: 'Conta invadida',
      en: 'Account taken over',
      es: 'Cuenta tomada',
      fr: 'Compte piraté',
    },
    glossary: {
      pt: 'Tomaram o seu WhatsApp, rede social, e-mail ou conta gov.br, ou trocaram a senha.',
      en: 'Your WhatsApp, social network, e-mail or gov.br account was taken over, or its password changed.',
      es: 'Tomaron su WhatsApp, red social, correo o cuenta gov.br, o cambiaron la clave.',
      fr: 'Votre compte WhatsApp, réseau social, e-mail ou gov.br a été pris, ou son mot de passe changé.',
    },
  },
  {
    id: 1202,
    crimes: [12],
    basis: [penalCode('154-A')],
    official: 'Invasão de dispositivo informático',
    name: {
      pt: 'Celular ou computador invadido',
      en: 'Phone or computer broken into',
      es: 'Teléfono o computador invadido',
      fr: 'Téléphone ou ordinateur piraté',
    },
    glossary: {
      pt: 'Entraram no seu aparelho sem permissão ou instalaram um programa para espionar, controlar ou bloquear.',
      en: 'Your device was entered without permission, or a program was installed to spy on, control or lock it.',
      es: 'Entraron en su aparato sin permiso o instalaron un programa para espiar, controlar o bloquear.',
      fr: 'On est entré dans votre appareil sans permission ou on y a installé un programme pour espionner, contrôler ou bloquer.',
    },
  },
  {
    id: 1203,
    crimes: [12],
    basis: [penalCode('154-A § 3', '154-A § 4')],
    official: 'Invasão de dispositivo informático com obtenção ou divulgação de dados',
    name: {
      pt: 'Dados ou conversas vazadas',
      en: 'Leaked data or conversations',
      es: 'Datos o conversaciones filtradas',
      fr: 'Données ou conversations divulguées',
    },
    glossary: {
      pt: 'Pegaram ou espalharam conversas, fotos ou dados que estavam no seu aparelho ou na sua conta.',
      en: 'Conversations, photos or data from your device or account were taken or spread.',
      es: 'Tomaron o difundieron conversaciones, fotos o datos que estaban en su aparato o cuenta.',
      fr: 'Des conversations, des photos ou des données de votre appareil ou de votre compte ont été prises ou diffusées.',
    },
  },
  {
    id: 1401,
    crimes: [14],
    basis: [penalCode('307')],
    official: 'Falsa identidade',
    name: {
      pt: 'Alguém se passou por você ou por outra pessoa',
      en: 'Somebody posed as you or as another person',
      es: 'Alguien se hizo pasar por usted o por otra persona',
      fr: 'Quelqu’un s’est fait passer pour vous ou pour une autre personne',
    },
    glossary: {
      pt: 'Alguém usou o seu nome ou disse ser quem não é, para ter vantagem ou prejudicar.',
      en: 'Somebody used your name or claimed to be someone else, to gain something or do harm.',
      es: 'Alguien usó su nombre o dijo ser quien no es, para obtener ventaja o perjudicar.',
      fr: 'Quelqu’un a utilisé votre nom ou prétendu être un autre, pour en tirer avantage ou pour nuire.',
    },
  },
  {
    id: 1402,
    crimes: [14],
    basis: [penalCode('308')],
    official: 'Uso de documento de identidade alheio',
    name: {
      pt: 'Usaram o documento de outra pessoa',
      en: 'Another person’s document was used',
      es: 'Usaron el documento de otra persona',
      fr: 'Usage du document d’une autre personne',
    },
    glossary: {
      pt: 'Usaram como próprio o documento de outra pessoa, ou emprestaram o documento para esse uso.',
      en: 'Another person’s document was used as one’s own, or lent for that use.',
      es: 'Usaron como propio el documento de otra persona, o lo prestaron para ese uso.',
      fr: 'Le document d’une autre personne a été utilisé comme le sien, ou prêté à cette fin.',
    },
  },
  {
    id: 1403,
    crimes: [14],
    basis: [penalCode('307')],
    official: 'Falsa identidade: perfil falso',
    name: { pt: 'Perfil falso', en: 'Fake profile', es: 'Perfil falso', fr: 'Faux profil' },
    glossary: {
      pt: 'Criaram um perfil com o seu nome ou as suas fotos em rede social ou aplicativo.',
      en: 'A profile with your name or your photos was made on a social network or app.',
      es: 'Crearon un perfil con su nombre o sus fotos en una red social o aplicación.',
      fr: 'Un profil à votre nom ou avec vos photos a été créé sur un réseau social ou une application.',
    },
  },
]
