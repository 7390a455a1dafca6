import type { Advice } from './advice.ts'

export const lossAdvice: Advice = {
  lead: {
    pt: 'O registro ajuda você a pedir outra via e a se proteger se alguém usar o que foi perdido.',
    en: 'The report helps you to get a replacement and protects you if somebody uses what was lost.',
    es: 'El registro le ayuda a pedir un duplicado y le protege si alguien usa lo perdido.',
    fr: 'La déclaration vous aide à obtenir un duplicata et vous protège si quelqu’un utilise ce qui a été perdu.',
  },
  points: [
    {
      pt: 'Documento: peça a segunda via no órgão que o emitiu e leve o número deste boletim.',
      en: 'Document: ask the office that issued it for a replacement and take the number of this report.',
      es: 'Documento: pida el duplicado en el organismo que lo emitió y lleve el número de esta denuncia.',
      fr: 'Document : demandez un duplicata à l’organisme qui l’a délivré, avec le numéro de cette déclaration.',
    },
    {
      pt: 'Celular: bloqueie a linha e o aparelho (pelo IMEI) com a operadora, e avise os seus bancos.',
      en: 'Phone: have the operator block the line and the device (by its IMEI), and tell your banks.',
      es: 'Teléfono: bloquee la línea y el aparato (por el IMEI) con la operadora y avise a sus bancos.',
      fr: 'Téléphone : faites bloquer la ligne et l’appareil (par son IMEI) par l’opérateur et prévenez vos banques.',
    },
    {
      pt: 'Confira de tempos em tempos no Registrato, do Banco Central, se abriram conta ou fizeram dívida em seu nome.',
      en: 'Check from time to time in Registrato, the Central Bank’s service, whether accounts were opened or debts taken on in your name.',
      es: 'Consulte de vez en cuando en Registrato, del Banco Central, si abrieron cuentas o contrajeron deudas a su nombre.',
      fr: 'Vérifiez de temps en temps dans Registrato, de la Banque centrale, si des comptes ont été ouverts ou des dettes contractées à votre nom.',
    },
    {
      pt: 'Os Correios guardam documentos achados: procure também por lá.',
      en: 'The post office (Correios) keeps documents that were found: ask there too.',
      es: 'Correos guarda documentos hallados: pregunte también allí.',
      fr: 'La poste (Correios) garde les documents trouvés : demandez-y aussi.',
    },
  ],
}

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

export const theftAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito pelo que aconteceu. Isto ajuda a polícia a encontrar o que é seu.',
    en: 'We are sorry for what happened. This helps the police to find what is yours.',
    es: 'Lamentamos lo ocurrido. Esto ayuda a la policía a encontrar lo suyo.',
    fr: 'Nous sommes désolés de ce qui s’est passé. Cela aide la police à retrouver vos biens.',
  },
  points: [
    {
      pt: 'Guarde notas fiscais, números de série e fotos do que levaram.',
      en: 'Keep receipts, serial numbers and photos of what was taken.',
      es: 'Guarde facturas, números de serie y fotos de lo que se llevaron.',
      fr: 'Gardez factures, numéros de série et photos de ce qui a été pris.',
    },
    {
      pt: 'Peça logo as imagens de câmeras vizinhas: muitas são apagadas em poucos dias.',
      en: 'Ask soon for the footage of cameras nearby: much of it is erased within days.',
      es: 'Pida pronto las imágenes de cámaras cercanas: muchas se borran en pocos días.',
      fr: 'Demandez vite les images des caméras voisines : beaucoup sont effacées en quelques jours.',
    },
    {
      pt: 'Viu o seu objeto à venda? Não vá ao encontro: ligue 181, ou 190 se for agora.',
      en: 'Saw your thing for sale? Do not go and meet anyone: call 181, or 190 if it is now.',
      es: '¿Vio su objeto en venta? No acuda al encuentro: llame al 181, o al 190 si es ahora.',
      fr: 'Vous voyez votre bien en vente ? N’allez pas au rendez-vous : appelez le 181, ou le 190 si c’est maintenant.',
    },
  ],
}

export const robberyAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Não foi culpa sua. Se você se feriu, procure atendimento médico e guarde o laudo.',
    en: 'We are sorry. It was not your fault. If you were hurt, please see a doctor and keep the record.',
    es: 'Lo sentimos. No fue culpa suya. Si hay heridas, acuda a un médico y guarde el informe.',
    fr: 'Nous sommes désolés. Ce n’était pas votre faute. En cas de blessure, consultez un médecin et gardez le certificat.',
  },
  points: [
    {
      pt: 'Bloqueie já celular, cartões e aplicativos de banco que levaram.',
      en: 'Block at once any phone, cards and bank apps that were taken.',
      es: 'Bloquee ya el teléfono, las tarjetas y las aplicaciones de banco que se llevaron.',
      fr: 'Faites bloquer tout de suite le téléphone, les cartes et les applications bancaires qui ont été pris.',
    },
    {
      pt: 'Anote o que lembra de quem fez, do veículo e do caminho da fuga, e procure câmeras por perto.',
      en: 'Write down what you remember of the person, the vehicle and the way of escape, and look for cameras nearby.',
      es: 'Anote lo que recuerda de quien lo hizo, del vehículo y de la huida, y busque cámaras cerca.',
      fr: 'Notez ce dont vous vous souvenez de l’auteur, du véhicule et de sa fuite, et cherchez des caméras aux alentours.',
    },
    {
      pt: 'Ficar abalado é natural. O CVV escuta você de graça, a toda hora, no 188.',
      en: 'Feeling shaken is natural. CVV listens to you free of charge, at any hour, on 188.',
      es: 'Sentirse afectado es natural. El CVV le escucha gratis, a toda hora, en el 188.',
      fr: 'Être bouleversé est naturel. Le CVV vous écoute gratuitement, à toute heure, au 188.',
    },
  ],
}

export const rideAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. A empresa do aplicativo guarda os dados da corrida e pode entregá-los à polícia.',
    en: 'We are sorry. The company of the app keeps the data of the ride and can hand them to the police.',
    es: 'Lo sentimos. La empresa de la aplicación guarda los datos del viaje y puede entregarlos a la policía.',
    fr: 'Nous sommes désolés. L’entreprise de l’application garde les données de la course et peut les remettre à la police.',
  },
  points: [
    {
      pt: 'Relate o fato no próprio aplicativo e peça que guardem os dados da viagem.',
      en: 'Report it in the app too and ask for the data of the ride to be kept.',
      es: 'Informe también en la propia aplicación y pida que guarden los datos del viaje.',
      fr: 'Signalez-le aussi dans l’application et demandez que les données de la course soient conservées.',
    },
    {
      pt: 'Guarde imagens da tela com nome, foto, placa, horário e trajeto.',
      en: 'Keep screenshots with the name, photo, plate, time and route.',
      es: 'Guarde capturas con el nombre, la foto, la placa, la hora y el recorrido.',
      fr: 'Gardez des captures d’écran avec le nom, la photo, la plaque, l’heure et le trajet.',
    },
    {
      pt: 'Levaram o celular ou os cartões? Bloqueie a linha, o IMEI e os aplicativos de banco.',
      en: 'Was your phone or a card taken? Block the line, the IMEI and the bank apps.',
      es: '¿Se llevaron el teléfono o las tarjetas? Bloquee la línea, el IMEI y las aplicaciones de banco.',
      fr: 'On a pris le téléphone ou les cartes ? Faites bloquer la ligne, l’IMEI et les applications bancaires.',
    },
  ],
}

export const accidentAdvice: Advice = {
  lead: {
    pt: 'Que bom que ninguém se feriu. Se aparecer dor ou tontura, procure atendimento médico.',
    en: 'It is good that nobody was hurt. Should pain or dizziness appear, please see a doctor.',
    es: 'Qué bueno que nadie resultó herido. Si aparece dolor o mareo, acuda a un médico.',
    fr: 'Heureusement, personne n’est blessé. En cas de douleur ou de vertige, consultez un médecin.',
  },
  points: [
    {
      pt: 'Avise a seguradora logo e envie o boletim em PDF.',
      en: 'Tell your insurer soon and send the report as a PDF.',
      es: 'Avise pronto a la aseguradora y envíe la denuncia en PDF.',
      fr: 'Prévenez vite votre assureur et envoyez-lui la déclaration en PDF.',
    },
    {
      pt: 'Guarde fotos dos veículos, das placas e do lugar, os contatos dos outros e os orçamentos do conserto.',
      en: 'Keep photos of the vehicles, plates and place, the others’ contacts and the repair quotes.',
      es: 'Guarde fotos de los vehículos, las placas y el lugar, los contactos de los demás y los presupuestos de reparación.',
      fr: 'Gardez des photos des véhicules, des plaques et du lieu, les contacts des autres et les devis de réparation.',
    },
    {
      pt: 'Sem acordo sobre o prejuízo, o Juizado Especial Cível pode resolver; para valores menores não é preciso advogado.',
      en: 'Where the damage is disputed, the small claims court (Juizado Especial Cível) can settle it; smaller sums need no lawyer.',
      es: 'Si no hay acuerdo sobre el daño, el Juzgado Especial Civil puede resolverlo; para montos menores no hace falta abogado.',
      fr: 'Sans accord sur le dommage, le tribunal des petits litiges (Juizado Especial Cível) peut trancher ; pour les petites sommes, sans avocat.',
    },
  ],
}

export const returnAdvice: Advice = {
  lead: {
    pt: 'Quem recebe por engano deve devolver. O registro mostra que você pediu.',
    en: 'Whoever receives something by mistake must give it back. The report shows that you asked.',
    es: 'Quien recibe por error debe devolver. El registro muestra que usted lo pidió.',
    fr: 'Qui reçoit par erreur doit rendre. La déclaration montre que vous l’avez demandé.',
  },
  points: [
    {
      pt: 'Peça ao seu banco que procure quem recebeu e guarde o comprovante e as mensagens.',
      en: 'Ask your bank to contact whoever received it, and keep the receipt and the messages.',
      es: 'Pida a su banco que contacte a quien recibió, y guarde el comprobante y los mensajes.',
      fr: 'Demandez à votre banque de contacter le bénéficiaire, et gardez le reçu et les messages.',
    },
    {
      pt: 'O mecanismo de devolução do Pix vale para golpe, não para engano seu: sem acordo, procure o Juizado Especial Cível ou a Defensoria Pública.',
      en: 'The Pix return mechanism is for fraud, not for your own mistake: without an agreement, turn to the small claims court or the Public Defender.',
      es: 'El mecanismo de devolución del Pix vale para estafas, no para un error propio: sin acuerdo, acuda al Juzgado Especial Civil o a la Defensoría Pública.',
      fr: 'Le mécanisme de retour du Pix vaut pour l’escroquerie, pas pour votre propre erreur : sans accord, voyez le tribunal des petits litiges ou la Défense publique.',
    },
  ],
}
