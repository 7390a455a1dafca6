import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Confira antes de registrar',
    en: 'Check before you register',
    es: 'Revise antes de registrar',
    fr: 'Vérifiez avant d’enregistrer',
  },
  intro: {
    pt: 'Algo não está certo? Aperte Alterar. Depois de registrar, mudanças só em uma delegacia.',
    en: 'Is something not right? Press Change. Once registered, it can only be changed at a police station.',
    es: '¿Algo no está bien? Pulse Cambiar. Después de registrar, los cambios solo se hacen en una comisaría.',
    fr: 'Une erreur ? Appuyez sur Modifier. Une fois enregistrée, la déclaration ne change qu’au commissariat.',
  },
  notYet: {
    pt: 'Isto ainda não é um boletim: o número sai quando você apertar Registrar.',
    en: 'This is not a report yet: you get the number when you press Register.',
    es: 'Esto todavía no es una denuncia: el número sale cuando pulse Registrar.',
    fr: 'Ceci n’est pas encore une déclaration : le numéro arrive quand vous appuyez sur Enregistrer.',
  },
  fromTwo: {
    pt: 'As partes começam em 2. A parte 1 traz o número e a delegacia. Ela vem depois de registrar.',
    en: 'The parts start at 2. Part 1, the number and the police station, is added once you register.',
    es: 'Las partes empiezan en 2. La parte 1 es el número y la comisaría, y viene después de registrar.',
    fr: 'Les parties commencent à 2. La partie 1, le numéro et le commissariat, vient après l’enregistrement.',
  },
  normalise: {
    pt: 'Depois de um susto, é comum esquecer detalhes ou trocar horas.',
    en: 'After a shock it is common to forget details or mix up times.',
    es: 'Después de un susto es común olvidar detalles o confundir horas.',
    fr: 'Après un choc, il est normal d’oublier des détails ou de confondre les heures.',
  },
  read: {
    pt: 'Ler como vai sair no papel',
    en: 'Read it as it will be printed',
    es: 'Leer cómo saldrá en el papel',
    fr: 'Lire ce qui sera imprimé',
  },
  notice: {
    pt: 'Errar não é crime. Só é crime inventar de propósito (Código Penal, artigos 138, 339 e 340).',
    en: 'An honest mistake is not a crime. Only making something up on purpose is (Penal Code, Articles 138, 339 and 340).',
    es: 'Equivocarse no es delito. Solo lo es inventar a propósito (Código Penal, artículos 138, 339 y 340).',
    fr: 'Se tromper n’est pas un délit ; inventer exprès en est un (Code pénal, articles 138, 339 et 340).',
  },
  next: {
    pt: 'Depois, a delegacia responsável lê o registro: a tela seguinte diz qual é e quando perguntar.',
    en: 'Then the police station in charge reads it: the next screen says which one and when to ask.',
    es: 'Después, la comisaría responsable lee la denuncia: la pantalla siguiente dice cuál es y cuándo preguntar.',
    fr: 'Ensuite, le commissariat compétent vous lit : l’écran suivant dit lequel et quand demander des nouvelles.',
  },
  fixed: {
    pt: 'Para mudar estas respostas, é preciso começar um novo registro.',
    en: 'To change these answers, you need to start a new report.',
    es: 'Para cambiar estas respuestas, hay que comenzar una nueva denuncia.',
    fr: 'Pour changer ces réponses, il faut commencer une nouvelle déclaration.',
  },
  declined: { pt: 'Sem resposta', en: 'Not answered', es: 'Sin respuesta', fr: 'Sans réponse' },
  change: { pt: 'Alterar', en: 'Change', es: 'Cambiar', fr: 'Modifier' },
  nothing: { pt: 'Sem informação', en: 'No information', es: 'Sin información', fr: 'Aucune information' },
  register: {
    pt: 'Registrar ocorrência',
    en: 'Register the report',
    es: 'Registrar la denuncia',
    fr: 'Enregistrer la déclaration',
  },
})

export const rubric = {
  normalise: 'normalise',
  notice: 'notice',
  next: 'next',
} as const satisfies RubricOf<typeof texts>
