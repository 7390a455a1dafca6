import { texts } from '@delegacia/domain/language/text'

export const words = texts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  title: {
    pt: 'Validar documento',
    en: 'Check a document',
    es: 'Validar documento',
    fr: 'Vérifier un document',
  },
  lead: {
    pt: 'Veja se um documento foi mesmo emitido pela Delegacia Virtual e se o arquivo continua como foi emitido.',
    en: 'See whether a document was really issued by the Virtual Police Station and whether the file is still as it was issued.',
    es: 'Vea si un documento fue realmente emitido por la Comisaría Virtual y si el archivo sigue como fue emitido.',
    fr: 'Voyez si un document a bien été émis par le Commissariat virtuel et si le fichier est resté tel qu’il a été émis.',
  },
  where: {
    pt: 'O número está impresso no documento, ao lado do código QR.',
    en: 'The number is printed on the document, next to the QR code.',
    es: 'El número está impreso en el documento, junto al código QR.',
    fr: 'Le numéro est imprimé sur le document, à côté du code QR.',
  },
  ask: { pt: 'Conferir', en: 'Check', es: 'Comprobar', fr: 'Vérifier' },
  enter: {
    pt: 'Digite o número',
    en: 'Type the number',
    es: 'Escriba el número',
    fr: 'Saisissez le numéro',
  },
  enterAgain: {
    pt: 'Digite o número de novo',
    en: 'Type the number again',
    es: 'Escriba el número de nuevo',
    fr: 'Saisissez le numéro à nouveau',
  },
  another: {
    pt: 'Conferir outro documento',
    en: 'Check another document',
    es: 'Comprobar otro documento',
    fr: 'Vérifier un autre document',
  },
  valid: {
    pt: 'Este número é de um documento que emitimos',
    en: 'This number belongs to a document that we issued',
    es: 'Este número es de un documento que emitimos',
    fr: 'Ce numéro est celui d’un document que nous avons émis',
  },
  validText: {
    pt: 'Veja se os dados abaixo são os mesmos do documento que você tem. Para saber se nada mudou nele, compare também o arquivo.',
    en: 'See whether the particulars below are the same as on the document that you have. To know that nothing in it has changed, compare the file as well.',
    es: 'Vea si los datos de abajo son los mismos del documento que usted tiene. Para saber si nada cambió en él, compare también el archivo.',
    fr: 'Voyez si les données ci-dessous sont les mêmes que sur le document que vous avez. Pour savoir si rien n’y a changé, comparez aussi le fichier.',
  },
  cancelled: {
    pt: 'Este documento foi cancelado',
    en: 'This document has been cancelled',
    es: 'Este documento fue cancelado',
    fr: 'Ce document a été annulé',
  },
  cancelledText: {
    pt: 'Ele foi emitido pela Delegacia Virtual, mas não vale mais. Se tiver dúvida, uma delegacia pode explicar.',
    en: 'It was issued by the Virtual Police Station but is no longer valid. If you have questions, a police station can explain.',
    es: 'Fue emitido por la Comisaría Virtual, pero ya no es válido. Si tiene dudas, una comisaría puede explicarle.',
    fr: "Il a été émis par le Commissariat virtuel mais n'est plus valable. En cas de doute, un commissariat peut vous renseigner.",
  },
  unknown: {
    pt: 'Não conhecemos este número',
    en: 'We do not know this number',
    es: 'No conocemos este número',
    fr: 'Nous ne connaissons pas ce numéro',
  },
  unknownText: {
    pt: 'Nenhum documento da Delegacia Virtual tem este número. Compare letra por letra com o documento. Se for igual, não confie no documento e fale com uma delegacia.',
    en: 'No document of the Virtual Police Station has this number. Compare it letter by letter with the document. If they match, do not rely on the document and talk to a police station.',
    es: 'Ningún documento de la Comisaría Virtual tiene este número. Compárelo letra por letra con el documento. Si es igual, no confíe en el documento y hable con una comisaría.',
    fr: "Aucun document du Commissariat virtuel ne porte ce numéro. Comparez-le lettre par lettre avec le document. S'il est identique, ne vous fiez pas au document et adressez-vous à un commissariat.",
  },
  failed: {
    pt: 'Não conseguimos conferir agora. Isso não quer dizer que o documento seja falso.',
    en: 'We could not check just now. This does not mean that the document is false.',
    es: 'No pudimos comprobarlo ahora. Esto no quiere decir que el documento sea falso.',
    fr: "La vérification n'a pas abouti. Cela ne veut pas dire que le document soit faux.",
  },
  kind: { pt: 'Documento', en: 'Document', es: 'Documento', fr: 'Document' },
  number: { pt: 'Número', en: 'Number', es: 'Número', fr: 'Numéro' },
  issued: { pt: 'Emitido em', en: 'Issued on', es: 'Emitido el', fr: 'Émis le' },
  sealedBy: {
    pt: 'Assinado eletronicamente por',
    en: 'Electronically signed by',
    es: 'Firmado electrónicamente por',
    fr: 'Signé électroniquement par',
  },
  report: {
    pt: 'Boletim de ocorrência',
    en: 'Police report',
    es: 'Denuncia policial',
    fr: 'Déclaration de police',
  },
})
