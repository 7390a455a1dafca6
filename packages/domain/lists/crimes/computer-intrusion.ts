import { penalCode } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const computerIntrusion: CrimeRow = {
  folder: 'computer-intrusion',
  id_crime: 12,
  id_crime_cidadao: 12,
  name: {
    pt: 'Invasão de conta ou aparelho',
    en: 'Hacked account or device',
    es: 'Cuenta o aparato pirateado',
    fr: 'Compte ou appareil piraté',
  },
  card: {
    pt: 'Tomaram a sua conta, entraram no seu celular ou computador ou vazaram os seus dados.',
    en: 'Your account was taken over, your phone or computer was broken into, or your data leaked.',
    es: 'Tomaron su cuenta, entraron en su teléfono o computador o filtraron sus datos.',
    fr: 'Votre compte a été pris, votre téléphone ou ordinateur piraté, ou vos données divulguées.',
  },
  place: 'deceit',
  care: 'account',
  natures: [
    {
      id: 1201,
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
  ],
  advice: {
    lead: {
      pt: 'Sentimos muito. Estes passos ajudam a retomar o que é seu.',
      en: 'We are sorry. These steps help you to take back what is yours.',
      es: 'Lo sentimos. Estos pasos ayudan a recuperar lo suyo.',
      fr: 'Nous sommes désolés. Ces démarches vous aident à reprendre ce qui est à vous.',
    },
    points: [
      {
        pt: 'De um aparelho seguro, troque as senhas, comece pelo e-mail, e ligue a verificação em duas etapas.',
        en: 'From a safe device, change your passwords, the e-mail first, and turn on two-step verification.',
        es: 'Desde un aparato seguro, cambie las claves, primero la del correo, y active la verificación en dos pasos.',
        fr: 'Depuis un appareil sûr, changez vos mots de passe, d’abord l’e-mail, et activez la validation en deux étapes.',
      },
      {
        pt: 'Peça a conta de volta ao próprio serviço e encerre as sessões que não são suas.',
        en: 'Ask the service itself for your account and end the sessions that are not yours.',
        es: 'Recupere la cuenta en el propio servicio y cierre las sesiones que no son suyas.',
        fr: 'Récupérez le compte auprès du service et fermez les sessions qui ne sont pas les vôtres.',
      },
      {
        pt: 'Avise os seus contatos para que não paguem nada em seu nome, e guarde imagens da tela antes de apagar.',
        en: 'Warn your contacts to pay nothing in your name, and keep screenshots before you delete anything.',
        es: 'Avise a sus contactos para que no paguen nada a su nombre, y guarde capturas antes de borrar.',
        fr: 'Prévenez vos contacts de ne rien payer en votre nom, et gardez des captures avant d’effacer.',
      },
    ],
  },
}
