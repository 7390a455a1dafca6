import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Guardado neste aparelho',
    en: 'Kept on this device',
    es: 'Guardado en este dispositivo',
    fr: 'Gardé sur cet appareil',
  },
  notYet: {
    pt: 'Está neste aparelho e ainda não é um boletim: só será quando aparecer o número.',
    en: 'It is on this device and is not a report until its number appears.',
    es: 'Está en este dispositivo y todavía no es una denuncia: lo será cuando aparezca el número.',
    fr: 'Elle est sur cet appareil et n’est pas encore une déclaration : elle le sera avec son numéro.',
  },
  notYetShort: {
    pt: 'Ainda não é um boletim',
    en: 'Not a report yet',
    es: 'Aún no es una denuncia',
    fr: 'Pas encore enregistrée',
  },
  until: {
    pt: 'Fica guardado até {when}; depois some.',
    en: 'It is kept until {when}; then it is gone.',
    es: 'Se guarda hasta el {when}; después desaparece.',
    fr: 'Elle est gardée jusqu’au {when} ; ensuite, elle disparaît.',
  },
  untilAnswer: {
    pt: 'Fica guardado até a resposta chegar ou você apagar.',
    en: 'It is kept until the answer comes or you erase it.',
    es: 'Se guarda hasta que llegue la respuesta o usted lo borre.',
    fr: 'Elle est gardée jusqu’à la réponse ou jusqu’à ce que vous l’effaciez.',
  },
  offline: {
    pt: 'Pronto para enviar. Sem internet agora: o envio é feito sozinho quando ela voltar.',
    en: 'Ready to be sent. No internet right now: it will be sent by itself once it is back.',
    es: 'Listo para enviar. Sin internet ahora: se envía solo cuando vuelva.',
    fr: 'Prête à partir. Pas d’internet pour l’instant : l’envoi se fera seul à son retour.',
  },
  waiting: {
    pt: 'Pronto, mas a resposta da polícia ainda não chegou. Continuamos tentando.',
    en: 'Ready, but the police have not answered yet. We keep trying.',
    es: 'Listo, pero la respuesta de la policía aún no llegó. Seguimos intentándolo.',
    fr: 'Prête, mais la police n’a pas encore répondu. Nous réessayons régulièrement.',
  },
  sending: {
    pt: 'Enviando agora…',
    en: 'Sending it now…',
    es: 'Enviando ahora…',
    fr: 'Envoi en cours…',
  },
  registered: {
    pt: 'Já é um boletim: {number}. Abra para guardar o número de autenticação e o documento.',
    en: 'It is a report now: {number}. Open it to keep the authentication number and the document.',
    es: 'Ya es una denuncia: {number}. Ábrala para guardar el número de autenticación y el documento.',
    fr: 'C’est une déclaration : {number}. Ouvrez-la pour garder le numéro d’authentification et le document.',
  },
  refused: {
    pt: 'Não foi registrado: falta corrigir alguma resposta. Abra, confira e registre de novo.',
    en: 'It was not registered: an answer has to be corrected. Open it, check it and register again.',
    es: 'No se registró: falta corregir alguna respuesta. Ábralo, revise y registre de nuevo.',
    fr: 'Non enregistrée : une réponse est à corriger. Ouvrez, vérifiez et enregistrez de nouveau.',
  },
  expired: {
    pt: 'O que estava guardado neste aparelho passou de 7 dias e foi apagado. O que não recebeu número não é um boletim.',
    en: 'What was kept on this device was older than 7 days and has been erased. Anything without a number is not a report.',
    es: 'Lo guardado en este dispositivo pasó de 7 días y se borró. Lo que no recibió número no es una denuncia.',
    fr: 'Ce qui était gardé sur cet appareil avait plus de 7 jours et a été effacé. Sans numéro, ce n’est pas une déclaration.',
  },
  unreadable: {
    pt: 'O que estava guardado neste aparelho não pôde mais ser lido e foi apagado. Se você não viu um número, registre de novo.',
    en: 'What was kept on this device could no longer be read and has been erased. If you saw no number, please register again.',
    es: 'Lo guardado en este dispositivo ya no se pudo leer y se borró. Si no vio un número, registre de nuevo.',
    fr: 'Ce qui était gardé sur cet appareil ne pouvait plus être lu et a été effacé. Si vous n’avez pas vu de numéro, déclarez de nouveau.',
  },
  understood: { pt: 'Entendi', en: 'I understand', es: 'Entendido', fr: 'J’ai compris' },
  now: { pt: 'Enviar agora', en: 'Send it now', es: 'Enviar ahora', fr: 'Envoyer maintenant' },
  show: { pt: 'Ver o boletim', en: 'See the report', es: 'Ver la denuncia', fr: 'Voir la déclaration' },
  correct: {
    pt: 'Abrir e corrigir',
    en: 'Open and correct',
    es: 'Abrir y corregir',
    fr: 'Ouvrir et corriger',
  },
  goOn: { pt: 'Continuar', en: 'Go on', es: 'Continuar', fr: 'Continuer' },
  erase: { pt: 'Apagar', en: 'Erase', es: 'Borrar', fr: 'Effacer' },
})
