import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Fato que não é crime',
    en: 'An event that is not a crime',
    es: 'Hecho que no es delito',
    fr: 'Fait sans infraction',
  },
  description: {
    pt: 'Não é crime, mas pode ser preciso provar depois: um desacordo, a saída de casa, um dano sem culpa. Leva uns 12 minutos.',
    en: 'No crime, but you may have to prove it later: a disagreement, leaving home, damage without fault. About 12 minutes.',
    es: 'No es delito, pero quizá deba probarse después: un desacuerdo, la salida del hogar, un daño sin culpa. Lleva unos 12 minutos.',
    fr: 'Aucune infraction, mais il faudra peut-être le prouver : désaccord, départ du domicile, dommage sans faute. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'O fato diz respeito a você?',
    en: 'Does the fact concern you?',
    es: '¿El hecho le concierne a usted?',
    fr: 'Le fait vous concerne-t-il ?',
  },
  victim: {
    pt: 'O fato diz respeito a quem comunica',
    en: 'The fact concerns the reporter',
    es: 'El hecho concierne a quien denuncia',
    fr: 'Le fait concerne la personne qui déclare',
  },
})
