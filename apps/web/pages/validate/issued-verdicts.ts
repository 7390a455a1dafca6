import type { IssuedFile } from '@delegacia/contract/documents/file-validation'
import { defineTexts } from '@delegacia/domain/language/text'
import { fileVerdicts, type Verdict } from './file-verdicts.ts'

const texts = defineTexts({
  codeless: {
    pt: 'É a via sem o código que emitimos, e está intacta',
    en: 'It is the copy without the code that we issued, and it is intact',
    es: 'Es la copia sin el código que emitimos, y está intacta',
    fr: 'C’est l’exemplaire sans le code que nous avons émis, et il est intact',
  },
  codelessText: {
    pt: 'Ela diz o mesmo que o boletim que aparece aqui e vale como ele. Só não traz o código de quem registrou.',
    en: 'It says the same as the report shown here and is worth as much. It only leaves out the code of the person who made the report.',
    es: 'Dice lo mismo que la denuncia que aparece aquí y vale como ella. Solo no trae el código de quien la registró.',
    fr: 'Il dit la même chose que la déclaration indiquée ici et vaut autant. Seul le code de la personne qui l’a faite n’y figure pas.',
  },
  addendum: {
    pt: 'É um acréscimo que emitimos, e está intacto',
    en: 'It is an addendum that we issued, and it is intact',
    es: 'Es un anexo que emitimos, y está intacto',
    fr: 'C’est une annexe que nous avons émise, et elle est intacte',
  },
  addendumText: {
    pt: 'Ele junta respostas ao boletim que aparece aqui e não vale sozinho: leia-o com o PDF desse boletim.',
    en: 'It adds answers to the report shown here and does not stand alone: read it with the PDF of that report.',
    es: 'Agrega respuestas a la denuncia que aparece aquí y no vale solo: léalo con el PDF de esa denuncia.',
    fr: 'Elle ajoute des réponses à la déclaration indiquée ici et ne vaut pas seule : lisez-la avec le PDF de cette déclaration.',
  },
  petition: {
    pt: 'É um pedido de medidas ao juiz que emitimos, e está intacto',
    en: 'It is a request to a judge that we issued, and it is intact',
    es: 'Es un pedido de medidas al juez que emitimos, y está intacto',
    fr: 'C’est une demande au juge que nous avons émise, et elle est intacte',
  },
  petitionText: {
    pt: 'Ele pertence ao boletim que aparece aqui. Que ele existe não quer dizer que o juiz já decidiu.',
    en: 'It belongs to the report shown here. That it exists does not mean that the judge has decided.',
    es: 'Pertenece a la denuncia que aparece aquí. Que exista no quiere decir que el juez ya decidió.',
    fr: 'Elle appartient à la déclaration indiquée ici. Son existence ne veut pas dire que le juge a décidé.',
  },
  notice: {
    pt: 'É uma comunicação ao juiz que emitimos, e está intacta',
    en: 'It is a notice to a judge that we issued, and it is intact',
    es: 'Es una comunicación al juez que emitimos, y está intacta',
    fr: 'C’est une communication au juge que nous avons émise, et elle est intacte',
  },
  noticeText: {
    pt: 'Ela pertence ao boletim que aparece aqui. Diz o que a polícia contou ao juiz, não o que o juiz decidiu.',
    en: 'It belongs to the report shown here. It says what the police told the judge, not what the judge decided.',
    es: 'Pertenece a la denuncia que aparece aquí. Dice lo que la policía comunicó al juez, no lo que el juez decidió.',
    fr: 'Elle appartient à la déclaration indiquée ici. Elle dit ce que la police a communiqué au juge, non ce que le juge a décidé.',
  },
  replaced: {
    pt: 'Nós emitimos este arquivo, mas outro o substituiu',
    en: 'We issued this file, but another has replaced it',
    es: 'Emitimos este archivo, pero otro lo sustituyó',
    fr: 'Nous avons émis ce fichier, mais un autre l’a remplacé',
  },
  replacedText: {
    pt: 'Nada mudou no arquivo, mas a polícia corrigiu o que ele diz. Peça a comunicação de número mais alto deste boletim.',
    en: 'Nothing in the file has changed, but the police corrected what it says. Ask for the notice of this report with the highest number.',
    es: 'Nada cambió en el archivo, pero la policía corrigió lo que dice. Pida la comunicación de número más alto de esta denuncia.',
    fr: 'Rien n’a changé dans le fichier, mais la police a corrigé ce qu’il dit. Demandez la communication de cette déclaration qui porte le numéro le plus élevé.',
  },
  copy: {
    pt: 'É a cópia que o sistema da polícia recebe',
    en: 'It is the copy that the police’s own system receives',
    es: 'Es la copia que recibe el sistema de la policía',
    fr: 'C’est la copie que reçoit le système de la police',
  },
  copyText: {
    pt: 'Nós a emitimos e nada mudou nela, mas ela não tem selo e não vale como documento. O documento é o PDF selado de quem fez o registro: peça-o.',
    en: 'We issued it and nothing in it has changed, but it has no seal and does not serve as a document. The document is the sealed PDF of the person who made the report: ask for it.',
    es: 'La emitimos y nada cambió en ella, pero no tiene sello y no vale como documento. El documento es el PDF sellado de quien hizo el registro: pídalo.',
    fr: 'Nous l’avons émise et rien n’y a changé, mais elle n’a pas de sceau et ne vaut pas comme document. Le document est le PDF scellé de la personne qui a fait la déclaration : demandez-le.',
  },
  cancelled: {
    pt: 'Nós emitimos este arquivo, mas o documento foi cancelado',
    en: 'We issued this file, but the document has been canceled',
    es: 'Emitimos este archivo, pero el documento fue cancelado',
    fr: 'Nous avons émis ce fichier, mais le document a été annulé',
  },
  cancelledText: {
    pt: 'Nada mudou no arquivo, mas o boletim a que ele pertence foi cancelado, e com ele tudo o que lhe foi acrescentado. Não o aceite.',
    en: 'Nothing in the file has changed, but the report’s document to which it belongs has been canceled, and with it all that was added to it. Do not accept it.',
    es: 'Nada cambió en el archivo, pero la denuncia a la que pertenece fue cancelada, y con ella todo lo que se le agregó. No lo acepte.',
    fr: 'Rien n’a changé dans le fichier, mais la déclaration à laquelle il appartient a été annulée, et avec elle tout ce qui y a été ajouté. Ne l’acceptez pas.',
  },
})

const byKind: Readonly<Record<IssuedFile['tipo'], Verdict>> = {
  boletim: fileVerdicts.intact,
  'boletim-sem-codigo': { tone: 'good', title: texts.codeless, text: texts.codelessText },
  'documento-de-autoridade': fileVerdicts.intact,
  acrescimo: { tone: 'good', title: texts.addendum, text: texts.addendumText },
  'pedido-de-medidas': { tone: 'good', title: texts.petition, text: texts.petitionText },
  'comunicacao-ao-juiz': { tone: 'good', title: texts.notice, text: texts.noticeText },
  'copia-da-policia': { tone: 'plain', title: texts.copy, text: texts.copyText },
}

const noLonger = {
  cancelled: { tone: 'danger', title: texts.cancelled, text: texts.cancelledText },
  replaced: { tone: 'danger', title: texts.replaced, text: texts.replacedText },
} as const satisfies Record<string, Verdict>

/** What is said of a file that was issued: a cancelled report's is never good, nor is what another one replaced. */
export function issuedVerdict({ tipo, cancelamento, substituida }: IssuedFile): Verdict {
  if (cancelamento) return noLonger.cancelled
  return substituida ? noLonger.replaced : byKind[tipo]
}

/** Beside a number that was checked: the file is genuine, and of another report. */
export const otherReport = defineTexts({
  text: {
    pt: 'Atenção: este arquivo é de outro boletim, e não daquele cujo número você conferiu.',
    en: 'Please note: this file belongs to another report, not to the one whose number you checked.',
    es: 'Atención: este archivo es de otra denuncia, y no de aquella cuyo número usted comprobó.',
    fr: 'Attention : ce fichier appartient à une autre déclaration, et non à celle dont vous avez vérifié le numéro.',
  },
})
