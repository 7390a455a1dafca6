import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Conferir recibo',
    en: 'Check a receipt',
    es: 'Comprobar recibo',
    fr: 'Vérifier un récépissé',
  },
  lead: {
    pt: 'O recibo prova que a Delegacia Virtual registrou um boletim, em que instante e com que conteúdo. Ele é o arquivo que se guarda ao fim do registro.',
    en: 'The receipt proves that the Delegacia Virtual registered a report, at what instant and with what content. It is the file that you save when you finish.',
    es: 'El recibo prueba que la Delegacia Virtual registró una denuncia, en qué instante y con qué contenido. Es el archivo que se guarda al terminar el registro.',
    fr: 'Le récépissé prouve que la Delegacia Virtual a enregistré une déclaration, à quel instant et avec quel contenu. C’est le fichier que l’on garde à la fin.',
  },
  choose: {
    pt: 'Escolher o recibo',
    en: 'Choose the receipt',
    es: 'Elegir el recibo',
    fr: 'Choisir le récépissé',
  },
  stays: {
    pt: 'A conferência é feita aqui: o arquivo não sai do seu aparelho.',
    en: 'The check is made here: the file does not leave your device.',
    es: 'La comprobación se hace aquí: el archivo no sale de su dispositivo.',
    fr: 'La vérification se fait ici : le fichier ne quitte pas votre appareil.',
  },
  checking: { pt: 'Conferindo…', en: 'Checking…', es: 'Comprobando…', fr: 'Vérification…' },
  failed: {
    pt: 'Não conseguimos conferir agora. Isso não quer dizer que o recibo seja falso.',
    en: 'We could not check just now. This does not mean that the receipt is false.',
    es: 'No pudimos comprobarlo ahora. Esto no significa que el recibo sea falso.',
    fr: 'Nous n’avons pas pu vérifier pour l’instant. Cela ne veut pas dire que le récépissé est faux.',
  },
  number: {
    pt: 'Número do boletim',
    en: 'Report number',
    es: 'Número de la denuncia',
    fr: 'Numéro de la déclaration',
  },
  registered: { pt: 'Registrado em', en: 'Registered on', es: 'Registrada el', fr: 'Enregistrée le' },
  content: {
    pt: 'Resumo do conteúdo (SHA‑256)',
    en: 'Digest of the content (SHA‑256)',
    es: 'Resumen del contenido (SHA‑256)',
    fr: 'Empreinte du contenu (SHA‑256)',
  },
})

export const receiptVerdicts = defineTexts({
  genuine: {
    pt: 'O recibo é verdadeiro: foi assinado por esta Delegacia Virtual.',
    en: 'The receipt is genuine: it was signed by this Delegacia Virtual.',
    es: 'El recibo es auténtico: fue firmado por esta Delegacia Virtual.',
    fr: 'Le récépissé est authentique : il a été signé par cette Delegacia Virtual.',
  },
  forged: {
    pt: 'O recibo não é verdadeiro: foi alterado ou não foi assinado por nós. Não confie nele.',
    en: 'The receipt is not genuine: it was changed or not signed by us. Do not rely on it.',
    es: 'El recibo no es auténtico: fue alterado o no lo firmamos nosotros. No confíe en él.',
    fr: 'Le récépissé n’est pas authentique : il a été modifié ou n’a pas été signé par nous. Ne vous y fiez pas.',
  },
  'other-key': {
    pt: 'O recibo foi assinado com outra chave, talvez mais antiga. Uma delegacia pode conferi-lo.',
    en: 'The receipt was signed with another key, perhaps an older one. A police station can check it.',
    es: 'El recibo fue firmado con otra clave, quizá más antigua. Una comisaría puede comprobarlo.',
    fr: 'Le récépissé a été signé avec une autre clé, peut-être plus ancienne. Un commissariat peut le vérifier.',
  },
  unreadable: {
    pt: 'Este arquivo não é um recibo. Escolha o arquivo que começa com “recibo”, não o PDF do boletim.',
    en: 'This file is not a receipt. Choose the file whose name begins with “recibo”, not the PDF of the report.',
    es: 'Este archivo no es un recibo. Elija el archivo que empieza por «recibo», no el PDF de la denuncia.',
    fr: 'Ce fichier n’est pas un récépissé. Choisissez le fichier dont le nom commence par « recibo », et non le PDF.',
  },
  unsupported: {
    pt: 'Este navegador não sabe conferir a assinatura. Tente com um navegador mais novo ou leve o recibo a uma delegacia.',
    en: 'This browser cannot check the signature. Try a newer browser or take the receipt to a police station.',
    es: 'Este navegador no puede comprobar la firma. Pruebe con uno más nuevo o lleve el recibo a una comisaría.',
    fr: 'Ce navigateur ne sait pas vérifier la signature. Essayez un navigateur plus récent ou apportez le récépissé à un commissariat.',
  },
})
