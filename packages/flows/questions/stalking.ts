import { defineTexts } from '@delegacia/domain/language/text'
import { declaredAgeGroup, type QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen } from '../engine/define.ts'
import { yesNo } from '../engine/fields/yes-no.ts'
import { outcomeOfAge, questionForm } from './question-form.ts'
import { isVictim, victimAge } from './victim-questions.ts'

const texts = defineTexts({
  domestic: {
    pt: 'Quem persegue é ou foi companheiro(a), namorado(a) ou da família?',
    en: 'Is the stalker a partner, an ex-partner or a relative?',
    es: '¿Quien acosa es o fue pareja, o es de la familia?',
    fr: 'La personne qui harcèle est-elle un partenaire, un ex ou un proche ?',
  },
  domesticShort: {
    pt: 'Entre parceiros ou família',
    en: 'Among partners or family',
    es: 'Entre parejas o familia',
    fr: 'Entre partenaires ou en famille',
  },
  said: {
    pt: 'Foi alguém da família, parceiro ou ex',
    en: 'It is family, a partner or an ex',
    es: 'Es de la familia, pareja o ex',
    fr: 'C’est la famille, un partenaire ou un ex',
  },
  isViolence: {
    pt: 'Isto é violência doméstica e familiar, e a lei protege você mais. O registro certo é o de violência doméstica.',
    en: 'This is domestic and family violence, and the law protects you further. The right report is the one for domestic violence.',
    es: 'Esto es violencia doméstica y familiar, y la ley le protege más. El registro correcto es el de violencia doméstica.',
    fr: 'C’est de la violence conjugale ou familiale, et la loi vous protège davantage. La bonne déclaration est celle de violence domestique.',
  },
  goToViolence: {
    pt: 'Registrar violência doméstica',
    en: 'Report domestic violence',
    es: 'Registrar violencia doméstica',
    fr: 'Déclarer une violence domestique',
  },
})

const adults = 3
/** Without the nature that only strikes children, adolescents and older people. */
const ofAnyAge = [2501, 2503, 2504]

const notDomestic = ({ isDomestico }: QuestionAnswers) => isDomestico === false

/** Questions of stalking (QS-06; Penal Code, art. 147-A): in a domestic setting it is crime 5, at the route of that crime. */
export const stalkingQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [],
  form: questionForm([
    yesNo('isDomestico', texts.domestic, {
      shortLabel: texts.domesticShort,
      check: (isDomestic) => (isDomestic ? { code: 'answerLeadsElsewhere' } : undefined),
    }),
    isVictim(notDomestic),
    victimAge({ question: 2, visible: notDomestic }),
  ]),
  outcome: (answers, context) => ({
    ...outcomeOfAge(2, answers, context),
    ...(declaredAgeGroup(answers) === adults && { natures: ofAnyAge }),
  }),
  otherwise: { said: texts.said, route: 'violencia', answers: {} },
  elsewhere: ({ isDomestico }) =>
    isDomestico ? { text: texts.isViolence, label: texts.goToViolence, route: 'violencia' } : undefined,
}
