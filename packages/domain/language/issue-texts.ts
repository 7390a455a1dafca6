import { factIssueTexts } from './issue-texts-facts.ts'
import { peopleIssueTexts } from './issue-texts-people.ts'
import { thingIssueTexts } from './issue-texts-things.ts'
import { defineTexts } from './text.ts'

/** Messages about any answer. */
const answerIssueTexts = defineTexts({
  required: {
    pt: 'Preencha este campo.',
    en: 'Fill in this field.',
    es: 'Complete este campo.',
    fr: 'Remplissez ce champ.',
  },
  choiceRequired: {
    pt: 'Escolha uma opção.',
    en: 'Choose an option.',
    es: 'Elija una opción.',
    fr: 'Choisissez une option.',
  },
  notInList: {
    pt: 'Escolha uma das opções da lista.',
    en: 'Choose one of the options in the list.',
    es: 'Elija una de las opciones de la lista.',
    fr: 'Choisissez l’une des options de la liste.',
  },
  answersExclude: {
    pt: 'Estas respostas não combinam. Deixe só a certa.',
    en: 'These answers contradict each other. Keep only the one that is right.',
    es: 'Estas respuestas se contradicen. Deje solo la correcta.',
    fr: 'Ces réponses se contredisent. Ne gardez que la bonne.',
  },
  nobodyListed: {
    pt: 'Adicione pelo menos uma pessoa.',
    en: 'Add at least one person.',
    es: 'Añada al menos una persona.',
    fr: 'Ajoutez au moins une personne.',
  },
  emptyList: {
    pt: 'Adicione pelo menos um item.',
    en: 'Add at least one item.',
    es: 'Añada al menos un elemento.',
    fr: 'Ajoutez au moins un élément.',
  },
  tooManyEntries: {
    pt: 'Adicione no máximo {max}.',
    en: 'Add at most {max}.',
    es: 'Añada como máximo {max}.',
    fr: 'Ajoutez-en {max} au plus.',
  },
  humanCheck: {
    pt: 'Não deu para confirmar que há uma pessoa enviando. Aperte Registrar de novo; nada do que você escreveu se perdeu.',
    en: 'We could not confirm that a person is sending this. Press Register again; nothing you wrote was lost.',
    es: 'No pudimos confirmar que una persona envía esto. Pulse Registrar de nuevo; no se perdió nada de lo que escribió.',
    fr: 'Nous n’avons pas pu confirmer qu’une personne fait cet envoi. Appuyez de nouveau sur Enregistrer ; rien de ce que vous avez écrit n’est perdu.',
  },
  wrongShape: {
    pt: 'Não conseguimos ler esta resposta. Preencha o campo de novo.',
    en: 'We could not read this answer. Fill in the field again.',
    es: 'No pudimos leer esta respuesta. Complete el campo de nuevo.',
    fr: 'Nous n’avons pas pu lire cette réponse. Remplissez à nouveau le champ.',
  },
  charactersNotAllowed: {
    pt: 'Há caracteres que não podem ser usados aqui. Retire-os e escreva de novo.',
    en: 'Some characters cannot be used here. Remove them and write it again.',
    es: 'Hay caracteres que no se pueden usar aquí. Quítelos y escriba de nuevo.',
    fr: 'Certains caractères ne sont pas acceptés ici. Retirez-les et écrivez à nouveau.',
  },
  tooShort: {
    pt: 'Escreva pelo menos {min} caracteres. Para completar: {left}.',
    en: 'Write at least {min} characters. Still missing: {left}.',
    es: 'Escriba al menos {min} caracteres. Para completar: {left}.',
    fr: 'Écrivez au moins {min} caractères. Il en manque : {left}.',
  },
  tooLong: {
    pt: 'Escreva no máximo {max} caracteres. Retire: {left}.',
    en: 'Write no more than {max} characters. To remove: {left}.',
    es: 'Escriba como máximo {max} caracteres. Por quitar: {left}.',
    fr: 'Écrivez {max} caractères au maximum. À retirer : {left}.',
  },
  lengthBetween: {
    pt: 'Escreva de {min} a {max} caracteres.',
    en: 'Write between {min} and {max} characters.',
    es: 'Escriba entre {min} y {max} caracteres.',
    fr: 'Écrivez entre {min} et {max} caractères.',
  },
  complementSize: {
    pt: 'Escreva o complemento com {min} a {max} caracteres.',
    en: 'Write the additional details in {min} to {max} characters.',
    es: 'Escriba el complemento con {min} a {max} caracteres.',
    fr: 'Écrivez le complément en {min} à {max} caractères.',
  },
  issuerSize: {
    pt: 'Escreva o órgão que emitiu o documento com {min} a {max} caracteres.',
    en: 'Write the authority that issued the document in {min} to {max} characters.',
    es: 'Escriba el organismo que emitió el documento con {min} a {max} caracteres.',
    fr: 'Écrivez l’autorité qui a délivré le document en {min} à {max} caractères.',
  },
  documentNumberSize: {
    pt: 'Escreva o número do documento com {min} a {max} caracteres.',
    en: 'Write the document number in {min} to {max} characters.',
    es: 'Escriba el número del documento con {min} a {max} caracteres.',
    fr: 'Écrivez le numéro du document en {min} à {max} caractères.',
  },
  narrativeSize: {
    pt: 'Conte o que aconteceu em {min} a {max} caracteres. Até agora: {count}.',
    en: 'Tell us what happened in {min} to {max} characters. So far: {count}.',
    es: 'Cuente lo que pasó en {min} a {max} caracteres. Hasta ahora: {count}.',
    fr: 'Racontez ce qui s’est passé en {min} à {max} caractères. Pour l’instant, il y en a {count}.',
  },
  invalidNumber: {
    pt: 'Confira o número: ele não é válido.',
    en: 'Check the number: it is not valid.',
    es: 'Revise el número: no es válido.',
    fr: 'Vérifiez le numéro : il n’est pas valide.',
  },
  numberRange: {
    pt: 'Escreva um número inteiro de {min} a {max}.',
    en: 'Write a whole number from {min} to {max}.',
    es: 'Escriba un número entero de {min} a {max}.',
    fr: 'Écrivez un nombre entier de {min} à {max}.',
  },
  maximumDigits: {
    pt: 'Escreva no máximo {max} algarismos.',
    en: 'Write no more than {max} digits.',
    es: 'Escriba como máximo {max} cifras.',
    fr: 'Écrivez {max} chiffres au maximum.',
  },
})

/**
 * The message about a field, by the code of the issue: the field messages of both error catalogues (section 8 of each
 * document) and those that only the server can raise. Each says what to do; the issue has the values of its `{params}`.
 */
export const issueTexts = { ...answerIssueTexts, ...peopleIssueTexts, ...thingIssueTexts, ...factIssueTexts }

export type IssueCode = keyof typeof issueTexts
