import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Reason } from '@delegacia/pades/report'

/** Each reason in plain words. */
export const reasons: Readonly<Record<Reason, Text>> = defineTexts({
  content: {
    pt: 'O conteúdo não é o que foi assinado: algo nele mudou.',
    en: 'The content is not what was signed: something in it has changed.',
    es: 'El contenido no es el que se firmó: algo en él cambió.',
    fr: 'Le contenu n’est pas celui qui a été signé : quelque chose y a changé.',
  },
  signature: {
    pt: 'A assinatura não corresponde ao certificado que a acompanha.',
    en: 'The signature does not fit the certificate that comes with it.',
    es: 'La firma no corresponde al certificado que la acompaña.',
    fr: 'La signature ne correspond pas au certificat qui l’accompagne.',
  },
  'changed-after': {
    pt: 'Depois da assinatura mudaram páginas, textos, imagens ou campos que ela protegia.',
    en: 'After the signature, pages, texts, pictures or fields that it protected were changed.',
    es: 'Después de la firma cambiaron páginas, textos, imágenes o campos que ella protegía.',
    fr: 'Après la signature, des pages, textes, images ou champs qu’elle protégeait ont été modifiés.',
  },
  appended: {
    pt: 'Há mais alguma coisa depois do fim do que foi assinado.',
    en: 'There is something more after the end of what was signed.',
    es: 'Hay algo más después del final de lo que se firmó.',
    fr: 'Il y a autre chose après la fin de ce qui a été signé.',
  },
  removed: {
    pt: 'Uma assinatura que estava no arquivo foi tirada ou trocada.',
    en: 'A signature that was in the file was removed or replaced.',
    es: 'Una firma que estaba en el archivo fue quitada o cambiada.',
    fr: 'Une signature qui était dans le fichier a été retirée ou remplacée.',
  },
  incomplete: {
    pt: 'Falta o fim do arquivo: talvez não tenha sido baixado por inteiro.',
    en: 'The end of the file is missing: perhaps the download did not finish.',
    es: 'Falta el final del archivo: quizá no se descargó por completo.',
    fr: 'La fin du fichier manque : il n’a peut-être pas été téléchargé en entier.',
  },
  unreadable: {
    pt: 'Há uma assinatura que não conseguimos ler, ou que não protege o arquivo inteiro.',
    en: 'There is a signature that we cannot read, or that does not protect the whole file.',
    es: 'Hay una firma que no podemos leer, o que no protege el archivo entero.',
    fr: 'Une signature ne peut être lue, ou ne protège pas tout le fichier.',
  },
  'old-form': {
    pt: 'Há uma assinatura de uma forma antiga, que não conferimos.',
    en: 'There is a signature of an old type, which we do not check.',
    es: 'Hay una firma de una forma antigua, que no comprobamos.',
    fr: 'Une signature est d’une forme ancienne, que nous ne vérifions pas.',
  },
  'only-time-stamp': {
    pt: 'Há só um carimbo do tempo: ele diz quando o arquivo existia, e não quem responde por ele.',
    en: 'There is only a time stamp: it says when the file existed, not who vouches for it.',
    es: 'Hay solo un sello de tiempo: dice cuándo existía el archivo, y no quién responde por él.',
    fr: 'Il n’y a qu’un horodatage : il dit quand le fichier existait, et non qui en répond.',
  },
  tail: {
    pt: 'Depois do fim há linhas em branco que a assinatura não protege.',
    en: 'After the end there are blank lines that the signature does not protect.',
    es: 'Después del final hay líneas en blanco que la firma no protege.',
    fr: 'Après la fin, des lignes vides ne sont pas protégées par la signature.',
  },
  padding: {
    pt: 'No espaço da assinatura há dados que ninguém assinou.',
    en: 'In the space for the signature there are data that nobody signed.',
    es: 'En el espacio de la firma hay datos que nadie firmó.',
    fr: 'Dans l’espace de la signature se trouvent des données que personne n’a signées.',
  },
  filled: {
    pt: 'Depois da assinatura alguém preencheu campos do formulário.',
    en: 'After the signature somebody filled in fields of the form.',
    es: 'Después de la firma alguien rellenó campos del formulario.',
    fr: 'Après la signature, quelqu’un a rempli des champs du formulaire.',
  },
  locked: {
    pt: 'Quem assinou pediu que não houvesse mais mudanças, e depois houve.',
    en: 'The signer asked for no more changes, and there were some afterwards.',
    es: 'Quien firmó pidió que no hubiera más cambios, y después los hubo.',
    fr: 'Le signataire avait demandé qu’il n’y ait plus de changements, et il y en a eu ensuite.',
  },
  noted: {
    pt: 'Depois da assinatura alguém pôs anotações, o que ela permitia.',
    en: 'After the signature somebody added notes, which it allowed.',
    es: 'Después de la firma alguien puso anotaciones, lo que ella permitía.',
    fr: 'Après la signature, quelqu’un a ajouté des notes, ce qu’elle autorisait.',
  },
  structured: {
    pt: 'Depois da assinatura mudou a ordem em que o arquivo é lido em voz alta.',
    en: 'After the signature, the order in which the file is read aloud was changed.',
    es: 'Después de la firma cambió el orden en que el archivo se lee en voz alta.',
    fr: 'Après la signature, l’ordre de lecture à voix haute du fichier a changé.',
  },
  weak: {
    pt: 'A assinatura ou um certificado usa um método antigo, que hoje pode ser imitado.',
    en: 'The signature or a certificate uses an old method that can be imitated today.',
    es: 'La firma o un certificado usa un método antiguo, que hoy puede imitarse.',
    fr: 'La signature ou un certificat utilise une méthode ancienne, qui peut être imitée aujourd’hui.',
  },
  unsupported: {
    pt: 'A assinatura usa um método que este navegador não sabe conferir.',
    en: 'The signature uses a method that this browser cannot check.',
    es: 'La firma usa un método que este navegador no sabe comprobar.',
    fr: 'La signature utilise une méthode que ce navigateur ne sait pas vérifier.',
  },
  'wrong-use': {
    pt: 'O certificado não foi emitido para assinar documentos.',
    en: 'The certificate was not issued for signing documents.',
    es: 'El certificado no fue emitido para firmar documentos.',
    fr: 'Le certificat n’a pas été émis pour signer des documents.',
  },
  limits: {
    pt: 'Alguém na cadeia de certificados não podia emitir o seguinte.',
    en: 'Somebody in the chain of certificates was not allowed to issue the next one.',
    es: 'Alguien en la cadena de certificados no podía emitir el siguiente.',
    fr: 'Un maillon de la chaîne de certificats n’avait pas le droit d’émettre le suivant.',
  },
  'unknown-limits': {
    pt: 'Um certificado tem limites que não sabemos conferir aqui.',
    en: 'A certificate has limits that we cannot check here.',
    es: 'Un certificado tiene límites que no sabemos comprobar aquí.',
    fr: 'Un certificat comporte des limites que nous ne savons pas vérifier ici.',
  },
  expired: {
    pt: 'O certificado não vale hoje, e nada prova que a assinatura foi feita enquanto valia.',
    en: 'The certificate is not valid today, and nothing proves that the signature was made while it was.',
    es: 'El certificado no vale hoy, y nada prueba que la firma se hiciera mientras valía.',
    fr: 'Le certificat n’est pas valable aujourd’hui, et rien ne prouve que la signature ait été faite quand il l’était.',
  },
  'not-valid-then': {
    pt: 'No momento confirmado da assinatura, um certificado não valia.',
    en: 'At the confirmed moment of the signature, a certificate was not valid.',
    es: 'En el momento confirmado de la firma, un certificado no valía.',
    fr: 'Au moment confirmé de la signature, un certificat n’était pas valable.',
  },
  'time-ahead': {
    pt: 'A hora que quem assinou declarou não pode ser verdadeira.',
    en: 'The time that the signer stated cannot be true.',
    es: 'La hora que declaró quien firmó no puede ser verdadera.',
    fr: 'L’heure déclarée par le signataire ne peut pas être vraie.',
  },
  revoked: {
    pt: 'O certificado foi cancelado por quem o emitiu. Não confie nesta assinatura.',
    en: 'The certificate was revoked by its issuer. Do not rely on this signature.',
    es: 'El certificado fue revocado por quien lo emitió. No confíe en esta firma.',
    fr: 'Le certificat a été révoqué par son émetteur. Ne vous fiez pas à cette signature.',
  },
  'revocation-unknown': {
    pt: 'Não temos uma lista atual que diga se o certificado foi cancelado.',
    en: 'We have no current list that says whether the certificate was revoked.',
    es: 'No tenemos una lista actual que diga si el certificado fue revocado.',
    fr: 'Nous n’avons pas de liste à jour disant si le certificat a été révoqué.',
  },
  'revocation-old': {
    pt: 'A última informação sobre cancelamentos que temos é antiga: o certificado pode ter sido cancelado depois.',
    en: 'Our latest list of revocations is old: the certificate may have been revoked since.',
    es: 'La última información sobre revocaciones que tenemos es antigua: el certificado pudo ser revocado después.',
    fr: 'La dernière information sur les révocations dont nous disposons est ancienne : le certificat a pu être révoqué depuis.',
  },
  'no-path': {
    pt: 'O certificado não leva a nenhuma autoridade que conhecemos.',
    en: 'The certificate does not lead to any known authority.',
    es: 'El certificado no lleva a ninguna autoridad que conozcamos.',
    fr: 'Le certificat ne mène à aucune autorité que nous connaissions.',
  },
})
