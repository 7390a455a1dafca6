import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Quer pedir proteção?',
    en: 'Do you want to ask for protection?',
    es: '¿Quiere pedir protección?',
    fr: 'Voulez-vous demander une protection ?',
  },
  lead: {
    pt: 'Diga o que quer que o juiz proíba e, se quiser, fale do risco. Uma pergunta por tela; pode pular tudo. Dá para fazer depois, em “Acompanhar o boletim”.',
    en: 'Say what the judge should forbid and, if you want, describe the risk. One question per screen; you can skip everything. It can be done later, under “Follow your report”.',
    es: 'Diga qué quiere que el juez prohíba y, si quiere, hable del riesgo. Una pregunta por pantalla; puede saltarlo todo. Se puede hacer después, en «Seguir la denuncia».',
    fr: 'Dites ce que le juge devrait interdire et, si vous voulez, parlez du risque. Une question par écran ; vous pouvez tout passer, ou le faire plus tard, sous « Suivre la déclaration ».',
  },
  go: { pt: 'Ver as perguntas', en: 'See the questions', es: 'Ver las preguntas', fr: 'Voir les questions' },
})
