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
  elsewhere: {
    pt: 'Este arquivo não é da Delegacia Virtual',
    en: 'This file is not from the Delegacia Virtual',
    es: 'Este archivo no es de la Delegacia Virtual',
    fr: 'Ce fichier n’est pas de la Delegacia Virtual',
  },
  elsewhereText: {
    pt: 'Se disseram que é um boletim nosso, não o aceite: ele pode ter sido alterado, imitado ou só salvo de novo. Se é de outra pessoa ou órgão, veja abaixo quem o assinou.',
    en: 'If you were told that it is a report of ours, do not accept it: it may have been altered, imitated or just saved again. If it comes from another person or office, see below who signed it.',
    es: 'Si le dijeron que es una denuncia nuestra, no lo acepte: pudo haber sido alterado, imitado o solo guardado de nuevo. Si es de otra persona u oficina, vea abajo quién lo firmó.',
    fr: 'Si l’on vous a dit que c’est une de nos déclarations, ne l’acceptez pas : il a pu être modifié, imité ou simplement réenregistré. S’il vient d’une autre personne ou d’un autre service, voyez ci-dessous qui l’a signé.',
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
  large: {
    pt: 'Este arquivo é grande demais para conferir aqui',
    en: 'This file is too large to check here',
    es: 'Este archivo es demasiado grande para comprobarlo aquí',
    fr: 'Ce fichier est trop volumineux pour être vérifié ici',
  },
  largeText: {
    pt: 'Os nossos documentos são bem menores. Os de outras pessoas ou órgãos conferimos até 50 MB, para não travar o seu aparelho: peça a quem enviou uma versão menor. O tamanho não diz nada contra o arquivo.',
    en: 'Our documents are far smaller. We check those of other people or offices up to 50 MB, so that your device does not freeze: ask the sender for a smaller version. Its size says nothing against the file.',
    es: 'Nuestros documentos son mucho menores. Los de otras personas u oficinas los comprobamos hasta 50 MB, para no bloquear su dispositivo: pida a quien lo envió una versión menor. El tamaño no dice nada contra el archivo.',
    fr: 'Nos documents sont bien plus petits. Ceux d’autres personnes ou services, nous les vérifions jusqu’à 50 Mo, pour ne pas bloquer votre appareil : demandez à l’expéditeur une version plus petite. Sa taille ne dit rien contre le fichier.',
  },
  noPdf: {
    pt: 'Ele não é um PDF. Uma foto ou um papel digitalizado não prova nada, nem contra nem a favor: peça o PDF original a quem fez o registro e escolha-o aqui.',
    en: 'It is not a PDF. A photo or a scanned page proves nothing either way: ask the person who made the report for the original PDF and choose it here.',
    es: 'No es un PDF. Una foto o un papel escaneado no prueba nada, ni a favor ni en contra: pida el PDF original a quien hizo el registro y elíjalo aquí.',
    fr: 'Ce n’est pas un PDF. Une photo ou une page numérisée ne prouve rien, ni pour ni contre : demandez le PDF original à la personne qui a fait la déclaration et choisissez-le ici.',
  },
})

export type Verdict = { tone: 'good' | 'danger' | 'warning' | 'plain'; title: Text; text: Text }

/** What is said of a file by what its comparison found; `cancelled` is the intact file of a cancelled document. */
export const fileVerdicts: Record<
  Comparison | 'cancelled' | 'names-ours' | 'not-issued' | 'not-asked',
  Verdict
> = {
  intact: { tone: 'good', title: texts.intact, text: texts.intactText },
  cancelled: { tone: 'danger', title: texts.cancelled, text: texts.cancelledText },
  'same-number': { tone: 'danger', title: texts.notOurs, text: texts.sameNumber },
  'other-number': { tone: 'danger', title: texts.notOurs, text: texts.otherNumber },
  'no-number': { tone: 'danger', title: texts.notOurs, text: texts.noNumber },
  'names-ours': { tone: 'danger', title: texts.notOurs, text: texts.notIssued },
  'not-issued': { tone: 'warning', title: texts.elsewhere, text: texts.elsewhereText },
  'not-asked': { tone: 'warning', title: texts.notAsked, text: texts.notAskedText },
  'too-large': { tone: 'plain', title: texts.large, text: texts.largeText },
  'no-pdf': { tone: 'warning', title: texts.notOurs, text: texts.noPdf },
}
