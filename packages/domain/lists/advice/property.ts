import type { Advice } from './advice.ts'

export const documentAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Com os documentos, o mais importante é que ninguém os use em seu nome.',
    en: 'We are sorry. With documents, what matters most is that nobody uses them in your name.',
    es: 'Lo sentimos. Con los documentos, lo más importante es que nadie los use a su nombre.',
    fr: 'Nous sommes désolés. Pour des papiers, l’essentiel est que personne ne les utilise à votre nom.',
  },
  points: [
    {
      pt: 'Peça a segunda via no órgão que emitiu cada documento e leve o número deste boletim.',
      en: 'Ask each issuing office for a replacement and take the number of this report.',
      es: 'Pida el duplicado en el organismo que emitió cada documento y lleve el número de esta denuncia.',
      fr: 'Demandez un duplicata à chaque organisme émetteur, avec le numéro de cette déclaration.',
    },
    {
      pt: 'Avise os seus bancos e confira no Registrato, do Banco Central, se abriram conta ou fizeram dívida em seu nome.',
      en: 'Tell your banks and check in Registrato, the Central Bank’s service, whether accounts were opened or debts taken on in your name.',
      es: 'Avise a sus bancos y consulte en Registrato, del Banco Central, si abrieron cuentas o contrajeron deudas a su nombre.',
      fr: 'Prévenez vos banques et vérifiez dans Registrato, de la Banque centrale, si des comptes ont été ouverts ou des dettes contractées à votre nom.',
    },
  ],
}

export const phoneAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Estes passos impedem que usem o seu celular, o quanto antes melhor.',
    en: 'We are sorry. These steps keep your phone from being used; the sooner the better.',
    es: 'Lo sentimos. Estos pasos impiden que usen su teléfono; cuanto antes, mejor.',
    fr: 'Nous sommes désolés. Ces démarches empêchent d’utiliser votre téléphone ; le plus tôt est le mieux.',
  },
  points: [
    {
      pt: 'Ligue para a operadora e bloqueie a linha e o aparelho, pelo IMEI.',
      en: 'Call your operator and block the line and the device, by its IMEI.',
      es: 'Llame a la operadora y bloquee la línea y el aparato, por el IMEI.',
      fr: 'Appelez votre opérateur et faites bloquer la ligne et l’appareil, par son IMEI.',
    },
    {
      pt: 'Avise os seus bancos e bloqueie os aplicativos e os cartões.',
      en: 'Tell your banks and block the apps and the cards.',
      es: 'Avise a sus bancos y bloquee las aplicaciones y las tarjetas.',
      fr: 'Prévenez vos banques et faites bloquer les applications et les cartes.',
    },
    {
      pt: 'Se tem cadastro no Celular Seguro, do governo federal, faça o alerta por lá: ele avisa a operadora e os bancos de uma vez.',
      en: 'If you are registered with Celular Seguro, of the federal government, raise the alert there: it tells operator and banks at once.',
      es: 'Si está registrado en Celular Seguro, del gobierno federal, dé la alerta allí: avisa a la operadora y a los bancos a la vez.',
      fr: 'Si vous êtes inscrit à Celular Seguro, du gouvernement fédéral, donnez-y l’alerte : opérateur et banques sont prévenus d’un coup.',
    },
    {
      pt: 'Em outro aparelho, troque as senhas e encerre as sessões de WhatsApp, e-mail e redes sociais; avise os seus contatos.',
      en: 'From another device, change your passwords and log out of WhatsApp, e-mail and social networks; warn your contacts.',
      es: 'Desde otro aparato, cambie las claves y cierre las sesiones de WhatsApp, correo y redes sociales; avise a sus contactos.',
      fr: 'Depuis un autre appareil, changez vos mots de passe et fermez les sessions WhatsApp, e-mail et réseaux sociaux ; prévenez vos contacts.',
    },
  ],
}
