import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { FileReport, Verdict } from '@delegacia/pades/report'

export const texts = defineTexts({
  title: {
    pt: 'Quem assinou este arquivo?',
    en: 'Who signed this file?',
    es: '¿Quién firmó este archivo?',
    fr: 'Qui a signé ce fichier ?',
  },
  checking: {
    pt: 'Conferindo as assinaturas no seu aparelho…',
    en: 'Checking the signatures on your device…',
    es: 'Comprobando las firmas en su dispositivo…',
    fr: 'Vérification des signatures sur votre appareil…',
  },
  cancel: { pt: 'Parar', en: 'Stop', es: 'Parar', fr: 'Arrêter' },
  again: {
    pt: 'Conferir as assinaturas',
    en: 'Check the signatures',
    es: 'Comprobar las firmas',
    fr: 'Vérifier les signatures',
  },
  stopped: {
    pt: 'A conferência das assinaturas parou. O arquivo não saiu do seu aparelho.',
    en: 'The check of the signatures was stopped. The file has not left your device.',
    es: 'La comprobación de las firmas se detuvo. El archivo no salió de su dispositivo.',
    fr: 'La vérification des signatures a été arrêtée. Le fichier n’a pas quitté votre appareil.',
  },
  failed: {
    pt: 'Não conseguimos conferir as assinaturas deste arquivo. Isso não quer dizer que ele seja falso.',
    en: 'We could not check the signatures of this file. This does not mean that it is false.',
    es: 'No pudimos comprobar las firmas de este archivo. Esto no quiere decir que sea falso.',
    fr: 'Nous n’avons pas pu vérifier les signatures de ce fichier. Cela ne veut pas dire qu’il soit faux.',
  },
  noRoots: {
    pt: 'Esta delegacia não recebeu a lista das autoridades certificadoras; por isso nenhum nome pode ser confirmado aqui.',
    en: 'This station has not been given the list of certificate authorities, so no name can be confirmed here.',
    es: 'Esta comisaría no ha recibido la lista de las autoridades de certificación; por eso ningún nombre puede confirmarse aquí.',
    fr: 'Ce service n’a pas reçu la liste des autorités de certification ; aucun nom ne peut donc être confirmé ici.',
  },
  signature: {
    pt: 'Assinatura {place}',
    en: 'Signature {place}',
    es: 'Firma {place}',
    fr: 'Signature {place}',
  },
  signer: {
    pt: 'Nome no certificado',
    en: 'Name in the certificate',
    es: 'Nombre en el certificado',
    fr: 'Nom dans le certificat',
  },
  authority: {
    pt: 'Quem responde por esse nome',
    en: 'Who vouches for that name',
    es: 'Quién responde por ese nombre',
    fr: 'Qui répond de ce nom',
  },
  claimedAuthority: {
    pt: 'Quem o certificado diz que responde (não confirmado)',
    en: 'Who vouches, according to the certificate (not confirmed)',
    es: 'Quién responde, según el propio certificado (sin confirmar)',
    fr: 'Qui en répond, selon le certificat lui-même (non confirmé)',
  },
  when: { pt: 'Assinado em', en: 'Signed on', es: 'Firmado el', fr: 'Signé le' },
  timeBy: {
    pt: 'Quem confirma essa hora',
    en: 'Who confirms that time',
    es: 'Quién confirma esa hora',
    fr: 'Qui confirme cette heure',
  },
  nobody: {
    pt: 'ninguém: é a hora que quem assinou declarou',
    en: 'nobody: it is the time that the signer stated',
    es: 'nadie: es la hora que declaró quien firmó',
    fr: 'personne : c’est l’heure que le signataire a déclarée',
  },
  lists: {
    pt: 'Cancelamento conferido com dados de',
    en: 'Revocation checked with data of',
    es: 'Revocación comprobada con datos del',
    fr: 'Révocation vérifiée avec des données du',
  },
  cpf: {
    pt: 'CPF no certificado',
    en: 'CPF in the certificate',
    es: 'CPF en el certificado',
    fr: 'CPF dans le certificat',
  },
  policy: {
    pt: 'Tipo de certificado',
    en: 'Type of certificate',
    es: 'Tipo de certificado',
    fr: 'Type de certificat',
  },
  level: {
    pt: 'Forma da assinatura',
    en: 'Type of signature',
    es: 'Forma de la firma',
    fr: 'Forme de la signature',
  },
  notUs: {
    pt: 'Uma assinatura diz quem assinou, e não que o que está escrito é verdade nem que a polícia emitiu o arquivo.',
    en: 'A signature says who signed, not that what is written is true, nor that the police issued the file.',
    es: 'Una firma dice quién firmó, y no que lo escrito sea verdad ni que la policía emitiera el archivo.',
    fr: 'Une signature dit qui a signé, et non que ce qui est écrit est vrai ni que la police a émis le fichier.',
  },
})

type Said = { tone: 'good' | 'plain' | 'warning' | 'danger'; title: Text; text: Text }

const said = defineTexts({
  trusted: {
    pt: 'Nada mudou desde a assinatura, e o nome de quem assinou está confirmado',
    en: 'Nothing has changed since the signature, and the signer’s name is confirmed',
    es: 'Nada cambió desde la firma, y el nombre de quien firmó está confirmado',
    fr: 'Rien n’a changé depuis la signature, et le nom du signataire est confirmé',
  },
  trustedText: {
    pt: 'O certificado leva a uma autoridade conhecida, valia e não constava entre os cancelados.',
    en: 'The certificate leads to a known authority, was valid and was not among the revoked ones.',
    es: 'El certificado lleva a una autoridad conocida, era válido y no constaba entre los revocados.',
    fr: 'Le certificat mène à une autorité connue, était valable et ne figurait pas parmi les révoqués.',
  },
  unknown: {
    pt: 'Nada mudou desde a assinatura, mas não sabemos quem assinou',
    en: 'Nothing has changed since the signature, but we do not know who signed',
    es: 'Nada cambió desde la firma, pero no sabemos quién firmó',
    fr: 'Rien n’a changé depuis la signature, mais nous ne savons pas qui a signé',
  },
  unknownText: {
    pt: 'Qualquer pessoa pode criar um certificado com qualquer nome. Não confie no nome abaixo sem confirmar com a própria pessoa ou órgão, por um contato que você já tinha.',
    en: 'Anybody can make a certificate with any name. Do not rely on the name below without confirming it with the person or office, by a contact that you already had.',
    es: 'Cualquiera puede crear un certificado con cualquier nombre. No confíe en el nombre de abajo sin confirmarlo con la persona u oficina, por un contacto que ya tenía.',
    fr: 'N’importe qui peut créer un certificat à n’importe quel nom. Ne vous fiez pas au nom ci-dessous sans le confirmer auprès de la personne ou du service, par un contact que vous aviez déjà.',
  },
  unsure: {
    pt: 'Não temos certeza sobre este arquivo',
    en: 'We are not sure about this file',
    es: 'No estamos seguros sobre este archivo',
    fr: 'Nous ne sommes pas sûrs de ce fichier',
  },
  unsureText: {
    pt: 'Não vimos prova de que foi mudado, mas também não podemos confirmar a assinatura. Antes de confiar nele, fale com quem assinou.',
    en: 'We saw no proof that it was altered, but we cannot confirm the signature either. Before relying on it, talk to whoever signed.',
    es: 'No vimos prueba de que se haya cambiado, pero tampoco podemos confirmar la firma. Antes de confiar en él, hable con quien firmó.',
    fr: 'Nous n’avons pas vu de preuve de modification, mais nous ne pouvons pas non plus confirmer la signature. Avant de vous y fier, parlez au signataire.',
  },
  altered: {
    pt: 'Este arquivo foi mudado depois de assinado',
    en: 'This file was altered after it was signed',
    es: 'Este archivo fue cambiado después de firmado',
    fr: 'Ce fichier a été modifié après avoir été signé',
  },
  alteredText: {
    pt: 'O que ele mostra agora pode não ser o que foi assinado. Não confie nele: peça o arquivo original a quem assinou.',
    en: 'What it shows now may not be what was signed. Do not rely on it: ask whoever signed for the original file.',
    es: 'Lo que muestra ahora puede no ser lo que se firmó. No confíe en él: pida el archivo original a quien firmó.',
    fr: 'Ce qu’il montre maintenant n’est peut-être pas ce qui a été signé. Ne vous y fiez pas : demandez le fichier original au signataire.',
  },
  unsigned: {
    pt: 'Este PDF não tem assinatura eletrônica',
    en: 'This PDF has no electronic signature',
    es: 'Este PDF no tiene firma electrónica',
    fr: 'Ce PDF n’a pas de signature électronique',
  },
  unsignedText: {
    pt: 'Ninguém responde pelo que está nele. A imagem de uma assinatura ou de um carimbo não é assinatura eletrônica: qualquer um pode copiá-la.',
    en: 'Nobody vouches for what is in it. The picture of a signature or stamp is not an electronic signature: anybody can copy it.',
    es: 'Nadie responde por lo que contiene. La imagen de una firma o de un sello no es firma electrónica: cualquiera puede copiarla.',
    fr: 'Personne ne répond de son contenu. L’image d’une signature ou d’un tampon n’est pas une signature électronique : n’importe qui peut la copier.',
  },
  encrypted: {
    pt: 'Este PDF está trancado com senha',
    en: 'This PDF is locked with a password',
    es: 'Este PDF está bloqueado con contraseña',
    fr: 'Ce PDF est verrouillé par un mot de passe',
  },
  encryptedText: {
    pt: 'Não lemos arquivos trancados, e nunca pedimos senhas. Peça a quem enviou uma cópia sem senha.',
    en: 'We do not read locked files, and we never ask for passwords. Ask the sender for a copy without a password.',
    es: 'No leemos archivos bloqueados, y nunca pedimos contraseñas. Pida a quien lo envió una copia sin contraseña.',
    fr: 'Nous ne lisons pas les fichiers verrouillés et ne demandons jamais de mot de passe. Demandez à l’expéditeur une copie sans mot de passe.',
  },
  broken: {
    pt: 'Não conseguimos ler este PDF',
    en: 'We could not read this PDF',
    es: 'No pudimos leer este PDF',
    fr: 'Nous n’avons pas pu lire ce PDF',
  },
  brokenText: {
    pt: 'Ele está incompleto ou danificado: talvez não tenha sido baixado até o fim. Baixe-o de novo ou peça outra cópia.',
    en: 'It is incomplete or damaged: perhaps the download did not finish. Download it again or ask for another copy.',
    es: 'Está incompleto o dañado: quizá no se descargó hasta el final. Descárguelo de nuevo o pida otra copia.',
    fr: 'Il est incomplet ou endommagé : il n’a peut-être pas été téléchargé jusqu’au bout. Téléchargez-le à nouveau ou demandez une autre copie.',
  },
})

const ofSignatures: Readonly<Record<Verdict, Said>> = {
  trusted: { tone: 'good', title: said.trusted, text: said.trustedText },
  'unknown-signer': { tone: 'warning', title: said.unknown, text: said.unknownText },
  unsure: { tone: 'warning', title: said.unsure, text: said.unsureText },
  altered: { tone: 'danger', title: said.altered, text: said.alteredText },
}

const ofFiles: Readonly<Record<Exclude<FileReport['found'], 'signed'>, Said>> = {
  unsigned: { tone: 'plain', title: said.unsigned, text: said.unsignedText },
  encrypted: { tone: 'warning', title: said.encrypted, text: said.encryptedText },
  broken: { tone: 'warning', title: said.broken, text: said.brokenText },
  'not-pdf': { tone: 'warning', title: said.broken, text: said.brokenText },
}

/** What is said of a file by what its check found. */
export const saidOf = (report: FileReport): Said =>
  report.found === 'signed' ? ofSignatures[report.verdict] : ofFiles[report.found]
