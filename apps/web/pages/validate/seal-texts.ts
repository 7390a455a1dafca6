import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  sealedOn: { pt: 'Selado em', en: 'Sealed on', es: 'Sellado el', fr: 'Scellé le' },
  byStationClock: {
    pt: '{instant}, segundo o relógio da delegacia',
    en: '{instant}, by the police station’s clock',
    es: '{instant}, según el reloj de la comisaría',
    fr: '{instant}, selon l’horloge du commissariat',
  },
  byTimeStamp: {
    pt: '{instant}, hora atestada por {authority}',
    en: '{instant}, a time attested by {authority}',
    es: '{instant}, hora certificada por {authority}',
    fr: '{instant}, heure attestée par {authority}',
  },
  someAuthority: {
    pt: 'uma autoridade de carimbo do tempo',
    en: 'a time-stamp authority',
    es: 'una autoridad de sellado de tiempo',
    fr: 'une autorité d’horodatage',
  },
  until: {
    pt: 'Certificado do selo vale até',
    en: 'Certificate of the seal valid until',
    es: 'Certificado del sello válido hasta el',
    fr: 'Certificat du sceau valable jusqu’au',
  },
  wasUntil: {
    pt: 'Certificado do selo valeu até',
    en: 'Certificate of the seal was valid until',
    es: 'Certificado del sello fue válido hasta el',
    fr: 'Certificat du sceau a été valable jusqu’au',
  },
  over: {
    pt: 'O certificado do selo já venceu, como acontece com o tempo. O selo foi feito enquanto ele valia, e o nosso registro continua confirmando o documento. Um leitor de PDF pode avisar do vencimento.',
    en: 'The certificate of the seal has expired, as happens with time. The seal was made while it was valid, and our register still confirms the document. A PDF reader may warn that it expired.',
    es: 'El certificado del sello ya venció, como ocurre con el tiempo. El sello se hizo mientras era válido, y nuestro registro sigue confirmando el documento. Un lector de PDF puede avisar del vencimiento.',
    fr: 'Le certificat du sceau a expiré, comme il arrive avec le temps. Le sceau a été apposé pendant sa validité, et notre registre confirme toujours le document. Un lecteur de PDF peut signaler cette expiration.',
  },
  overByClock: {
    pt: 'O certificado do selo já venceu, como acontece com o tempo. Segundo o relógio da delegacia, o selo foi feito enquanto ele valia, e o nosso registro continua confirmando o documento. Um leitor de PDF pode avisar do vencimento.',
    en: 'The certificate of the seal has expired, as happens with time. By the police station’s clock the seal was made while it was valid, and our register still confirms the document. A PDF reader may warn that it expired.',
    es: 'El certificado del sello ya venció, como ocurre con el tiempo. Según el reloj de la comisaría, el sello se hizo mientras era válido, y nuestro registro sigue confirmando el documento. Un lector de PDF puede avisar del vencimiento.',
    fr: 'Le certificat du sceau a expiré, comme il arrive avec le temps. Selon l’horloge du commissariat, le sceau a été apposé pendant sa validité, et notre registre confirme toujours le document. Un lecteur de PDF peut signaler cette expiration.',
  },
  sealedLate: {
    pt: 'O selo foi feito depois que o certificado venceu, e um leitor de PDF pode recusá-lo. O nosso registro confirma o documento: compare o arquivo abaixo.',
    en: 'The seal was made after its certificate expired, and a PDF reader may refuse it. Our register confirms the document: compare the file below.',
    es: 'El sello se hizo después de que venciera el certificado, y un lector de PDF puede rechazarlo. Nuestro registro confirma el documento: compare el archivo abajo.',
    fr: 'Le sceau a été apposé après l’expiration de son certificat, et un lecteur de PDF peut le refuser. Notre registre confirme le document : comparez le fichier ci-dessous.',
  },
})
