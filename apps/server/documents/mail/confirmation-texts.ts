import { defineTexts } from '@delegacia/domain/language/text'

/** The texts of the confirmation. Others may read the mail: it says neither what happened nor how to open the document. */
export const texts = defineTexts({
  subject: {
    pt: 'Delegacia Virtual: recebemos o seu registro',
    en: 'Delegacia Virtual: we have received your report',
    es: 'Delegacia Virtual: hemos recibido su registro',
    fr: 'Delegacia Virtual : nous avons bien reçu votre déclaration',
  },
  sender: {
    pt: 'Delegacia Virtual do Pará',
    en: 'Delegacia Virtual of Pará',
    es: 'Delegacia Virtual de Pará',
    fr: 'Delegacia Virtual du Pará',
  },
  heading: {
    pt: 'Recebemos o seu registro',
    en: 'We have received your report',
    es: 'Hemos recibido su registro',
    fr: 'Nous avons bien reçu votre déclaration',
  },
  thanks: {
    pt: 'Obrigado por confiar em nós e contar o que aconteceu. O seu registro está guardado.',
    en: 'Thank you for trusting us and telling us what happened. Your report is safely stored.',
    es: 'Gracias por confiar en nosotros y contarnos lo que ocurrió. Su registro está guardado.',
    fr: 'Merci de votre confiance et de nous avoir raconté ce qui s’est passé. Votre déclaration est conservée.',
  },
  valid: {
    pt: 'Ele tem a mesma validade de um boletim feito na delegacia.',
    en: 'It is as valid as one made at a police station.',
    es: 'Tiene la misma validez que una denuncia hecha en la comisaría.',
    fr: 'Elle a la même valeur que celle faite au commissariat.',
  },
  test: {
    pt: 'TESTE: o documento foi assinado com um certificado de teste e ainda não tem valor legal. Se precisar de um boletim hoje, vá a uma delegacia.',
    en: 'TEST: the document was signed with a test certificate and has no legal value yet. If you need a report today, please go to a police station.',
    es: 'PRUEBA: el documento fue firmado con un certificado de prueba y aún no tiene valor legal. Si necesita una denuncia hoy, acuda a una comisaría.',
    fr: 'TEST : le document a été signé avec un certificat de test et n’a pas encore de valeur légale. S’il vous faut une déclaration aujourd’hui, allez au commissariat.',
  },
  number: {
    pt: 'Número do registro',
    en: 'Report number',
    es: 'Número del registro',
    fr: 'Numéro de la déclaration',
  },
  secondCopy: {
    pt: 'Para ver ou imprimir de novo o documento, abra a página inicial do portal, escolha “Segunda via” e digite o número de autenticação digital. Ele apareceu na tela ao fim do registro e está impresso na primeira página do documento. Por segurança, não o repetimos aqui.',
    en: 'To see or print the document again, open the portal’s home page, choose “Second copy” and type the digital authentication number. It was shown on the screen when you finished and is printed on the first page of the document. For your safety we do not repeat it here.',
    es: 'Para ver o imprimir de nuevo el documento, abra la página de inicio del portal, elija «Segunda copia» y escriba el número de autenticación digital. Apareció en la pantalla al terminar el registro y está impreso en la primera página del documento. Por su seguridad, no lo repetimos aquí.',
    fr: 'Pour revoir ou réimprimer le document, ouvrez la page d’accueil du portail, choisissez « Copie de la déclaration » et saisissez le numéro d’authentification numérique. Il s’est affiché à l’écran à la fin de la déclaration et figure à la première page du document. Pour votre sécurité, nous ne le répétons pas ici.',
  },
  secondCopyScreen: {
    pt: 'Para ver de novo o documento, abra a página inicial do portal, escolha “Segunda via” e digite o número de autenticação digital. Ele apareceu só na tela, ao fim do registro. Por segurança, não o repetimos aqui nem no documento.',
    en: 'To see the document again, open the portal’s home page, choose “Second copy” and type the digital authentication number. It was shown only on the screen, when you finished. For your safety we repeat it neither here nor on the document.',
    es: 'Para ver de nuevo el documento, abra la página de inicio del portal, elija «Segunda copia» y escriba el número de autenticación digital. Apareció solo en la pantalla, al terminar el registro. Por su seguridad, no lo repetimos ni aquí ni en el documento.',
    fr: 'Pour revoir le document, ouvrez la page d’accueil du portail, choisissez « Copie de la déclaration » et saisissez le numéro d’authentification numérique. Il ne s’est affiché qu’à l’écran, à la fin de la déclaration. Pour votre sécurité, nous ne le répétons ni ici ni sur le document.',
  },
  follow: {
    pt: 'Para ver em que pé está, acrescentar algo ou falar com a polícia, use “Acompanhar o boletim”, com este número e o de autenticação. Para mudar o que já foi registrado, vá a uma delegacia de polícia com este número e um documento de identidade.',
    en: 'To see where it stands, add something or write to the police, use “Follow your report”, with this number and the authentication number. To change what was reported, go to a police station with this number and an identity document.',
    es: 'Para ver cómo va, agregar algo o escribir a la policía, use «Seguir la denuncia», con este número y el de autenticación. Para cambiar lo ya registrado, acuda a una comisaría de policía con este número y un documento de identidad.',
    fr: 'Pour voir où elle en est, ajouter quelque chose ou écrire à la police, utilisez « Suivre la déclaration », avec ce numéro et celui d’authentification. Pour changer ce qui a été déclaré, allez dans un commissariat de police avec ce numéro et une pièce d’identité.',
  },
  changes: {
    pt: 'Precisa corrigir ou acrescentar algo? Mudanças só podem ser feitas em uma delegacia de polícia. Leve este número e um documento de identidade.',
    en: 'Need to correct or add something? Changes can only be made at a police station. Take this number and an identity document with you.',
    es: '¿Necesita corregir o agregar algo? Los cambios solo pueden hacerse en una comisaría de policía. Lleve este número y un documento de identidad.',
    fr: 'Besoin de corriger ou d’ajouter quelque chose ? Les modifications ne se font que dans un commissariat de police. Apportez ce numéro et une pièce d’identité.',
  },
  openPortal: {
    pt: 'Abrir o portal',
    en: 'Open the portal',
    es: 'Abrir el portal',
    fr: 'Ouvrir le portail',
  },
  emergency: {
    pt: 'Em perigo agora? Ligue 190 (Polícia Militar).',
    en: 'In danger right now? Call 190 (police).',
    es: '¿Está en peligro ahora? Llame al 190 (policía).',
    fr: 'En danger en ce moment ? Appelez le 190 (police).',
  },
  automatic: {
    pt: 'Esta mensagem é automática e ninguém lê as respostas. Nunca pedimos senha, dinheiro nem dados bancários. Se não foi você que fez este registro, pode apagá-la.',
    en: 'This message is automatic and nobody reads replies to it. We never ask for passwords, money or bank details. If you did not make this report, you can delete it.',
    es: 'Este mensaje es automático y nadie lee las respuestas. Nunca pedimos contraseñas, dinero ni datos bancarios. Si usted no hizo este registro, puede borrarlo.',
    fr: 'Ce message est automatique et personne ne lit les réponses. Nous ne demandons jamais de mot de passe, d’argent ni de coordonnées bancaires. Si vous n’êtes pas à l’origine de cette déclaration, vous pouvez le supprimer.',
  },
})
