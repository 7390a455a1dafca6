import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Comparison } from './compare-file.ts'

const texts = defineTexts({
  intact: {
    pt: 'O arquivo está intacto',
    en: 'The file is intact',
    es: 'El archivo está intacto',
    fr: 'Le fichier est intact',
  },
  intactText: {
    pt: 'É exatamente o documento que emitimos, sem nenhuma mudança.',
    en: 'It is exactly the document that we issued, without any change.',
    es: 'Es exactamente el documento que emitimos, sin ningún cambio.',
    fr: 'C’est exactement le document que nous avons émis, sans aucun changement.',
  },
  cancelled: {
    pt: 'É o arquivo que emitimos, mas foi cancelado',
    en: 'It is the file that we issued, but it has been canceled',
    es: 'Es el archivo que emitimos, pero fue cancelado',
    fr: 'C’est le fichier que nous avons émis, mais il a été annulé',
  },
  cancelledText: {
    pt: 'Nada mudou no arquivo, mas o documento não vale mais desde {since}. Não o aceite.',
    en: 'Nothing in the file has changed, but the document has not been valid since {since}. Do not accept it.',
    es: 'Nada cambió en el archivo, pero el documento ya no es válido desde el {since}. No lo acepte.',
    fr: 'Rien n’a changé dans le fichier, mais le document n’est plus valable depuis le {since}. Ne l’acceptez pas.',
  },
  notOurs: {
    pt: 'Este não é o arquivo que emitimos',
    en: 'This is not the file that we issued',
    es: 'Este no es el archivo que emitimos',
    fr: 'Ce n’est pas le fichier que nous avons émis',
  },
  sameNumber: {
    pt: 'Ele traz o número deste documento, mas não é igual: pode ter sido alterado, imitado ou só salvo de novo por outro programa. Não o aceite; peça o PDF original a quem fez o registro.',
    en: 'It carries this document’s number but is not the same: it may have been altered, imitated or just saved again by another program. Do not accept it; ask the person who made the report for the original PDF.',
    es: 'Lleva el número de este documento, pero no es igual: pudo haber sido alterado, imitado o solo guardado de nuevo por otro programa. No lo acepte; pida el PDF original a quien hizo el registro.',
    fr: 'Il porte le numéro de ce document mais n’est pas identique : il a pu être modifié, imité ou simplement réenregistré par un autre programme. Ne l’acceptez pas ; demandez le PDF original à la personne qui a fait la déclaration.',
  },
  otherNumber: {
    pt: 'Ele traz o número de outro documento. Veja se escolheu o arquivo certo; se for esse, confira aqui o número de autenticação impresso nele. Até lá, não o aceite.',
    en: 'It carries the number of another document. See whether you chose the right file; if you did, check here the authentication number printed on it. Until then, do not accept it.',
    es: 'Lleva el número de otro documento. Vea si eligió el archivo correcto; si es ese, compruebe aquí el número de autenticación impreso en él. Hasta entonces, no lo acepte.',
    fr: 'Il porte le numéro d’un autre document. Voyez si vous avez choisi le bon fichier ; si c’est le cas, vérifiez ici le numéro d’authentification qui y est imprimé. D’ici là, ne l’acceptez pas.',
  },
  noNumber: {
    pt: 'Não achamos nele o número deste documento. Veja se escolheu o arquivo certo: um PDF digitalizado ou salvo por outro programa já não é o original. Não o aceite; peça o PDF original a quem fez o registro.',
    en: 'We did not find this document’s number in it. See whether you chose the right file: a PDF that was scanned or saved by another program is no longer the original. Do not accept it; ask the person who made the report for the original PDF.',
    es: 'No encontramos en él el número de este documento. Vea si eligió el archivo correcto: un PDF escaneado o guardado por otro programa ya no es el original. No lo acepte; pida el PDF original a quien hizo el registro.',
    fr: 'Nous n’y avons pas trouvé le numéro de ce document. Voyez si vous avez choisi le bon fichier : un PDF numérisé ou enregistré par un autre programme n’est plus l’original. Ne l’acceptez pas ; demandez le PDF original à la personne qui a fait la déclaration.',
  },
  notIssued: {
    pt: 'Nenhum documento nosso é exatamente este arquivo: ele pode ter sido alterado, imitado, digitalizado ou só salvo de novo por outro programa. Não o aceite; peça o PDF original a quem fez o registro.',
    en: 'No document of ours is exactly this file: it may have been altered, imitated, scanned or just saved again by another program. Do not accept it; ask the person who made the report for the original PDF.',
    es: 'Ningún documento nuestro es exactamente este archivo: pudo haber sido alterado, imitado, escaneado o solo guardado de nuevo por otro programa. No lo acepte; pida el PDF original a quien hizo el registro.',
    fr: 'Aucun de nos documents n’est exactement ce fichier : il a pu être modifié, imité, numérisé ou simplement réenregistré par un autre programme. Ne l’acceptez pas ; demandez le PDF original à la personne qui a fait la déclaration.',
  },
  notAsked: {
    pt: 'Não conseguimos conferir este arquivo agora',
    en: 'We could not check this file just now',
    es: 'No pudimos comprobar este archivo ahora',
    fr: 'Nous n’avons pas pu vérifier ce fichier',
  },
  notAskedText: {
    pt: 'Isso não quer dizer que ele seja falso. Veja a conexão e escolha o arquivo de novo.',
    en: 'This does not mean that it is false. Check the connection and choose the file again.',
    es: 'Esto no quiere decir que sea falso. Revise la conexión y elija el archivo de nuevo.',
    fr: 'Cela ne veut pas dire qu’il soit faux. Vérifiez la connexion et choisissez à nouveau le fichier.',
  },
  noPdf: {
    pt: 'Ele não é um PDF. Uma foto ou um papel digitalizado não prova nada, nem contra nem a favor: peça o PDF original a quem fez o registro e escolha-o aqui.',
    en: 'It is not a PDF. A photo or a scanned page proves nothing, neither for nor against: ask the person who made the report for the original PDF and choose it here.',
    es: 'No es un PDF. Una foto o un papel escaneado no prueba nada, ni a favor ni en contra: pida el PDF original a quien hizo el registro y elíjalo aquí.',
    fr: 'Ce n’est pas un PDF. Une photo ou une page numérisée ne prouve rien, ni pour ni contre : demandez le PDF original à la personne qui a fait la déclaration et choisissez-le ici.',
  },
})

export type Verdict = { tone: 'good' | 'danger' | 'warning' | 'plain'; title: Text; text: Text }

/** What is said of a file by what its comparison found; `cancelled` is the intact file of a cancelled document. */
export const verdicts: Record<Comparison | 'cancelled' | 'not-issued' | 'not-asked', Verdict> = {
  intact: { tone: 'good', title: texts.intact, text: texts.intactText },
  cancelled: { tone: 'danger', title: texts.cancelled, text: texts.cancelledText },
  'same-number': { tone: 'danger', title: texts.notOurs, text: texts.sameNumber },
  'other-number': { tone: 'danger', title: texts.notOurs, text: texts.otherNumber },
  'no-number': { tone: 'danger', title: texts.notOurs, text: texts.noNumber },
  'not-issued': { tone: 'danger', title: texts.notOurs, text: texts.notIssued },
  'not-asked': { tone: 'warning', title: texts.notAsked, text: texts.notAskedText },
  'no-pdf': { tone: 'warning', title: texts.notOurs, text: texts.noPdf },
}
