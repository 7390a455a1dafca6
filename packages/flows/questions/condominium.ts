import { defineTexts } from '@delegacia/domain/language/text'
import { places, type QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen } from '../engine/define.ts'
import { catalogueChoice, fixedChoice } from '../engine/fields/option.ts'
import { outcomeOfAge, questionForm } from './question-form.ts'
import { isVictim, victimAge, victimSex } from './victim-questions.ts'

const texts = defineTexts({
  where: { pt: 'Onde foi?', en: 'Where was it?', es: '¿Dónde fue?', fr: 'Où était-ce ?' },
  whereShort: { pt: 'Local', en: 'Place', es: 'Lugar', fr: 'Lieu' },
  here: {
    pt: 'Em condomínio',
    en: 'In a condominium',
    es: 'En un condominio',
    fr: 'Dans une copropriété',
  },
  hereMore: {
    pt: 'No apartamento, na casa ou nas áreas comuns',
    en: 'In the apartment, the house or the common areas',
    es: 'En el apartamento, la casa o las áreas comunes',
    fr: 'Dans l’appartement, la maison ou les parties communes',
  },
  relation: {
    pt: 'Qual é a sua relação com o condomínio?',
    en: 'What is your relation to the condominium?',
    es: '¿Cuál es su relación con el condominio?',
    fr: 'Quel est votre lien avec la copropriété ?',
  },
  relationShort: {
    pt: 'Relação com o condomínio',
    en: 'Relation to the condominium',
    es: 'Relación con el condominio',
    fr: 'Lien avec la copropriété',
  },
})

const isInCondominium = ({ localOcorrencia }: QuestionAnswers) => localOcorrencia === places.condominium

/** Questions of violence in a condominium (QS-05; State law 9.278/2021). */
export const condominiumQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [],
  preset: { localOcorrencia: places.condominium },
  placeOf: ({ localOcorrencia }) => localOcorrencia,
  form: questionForm([
    isVictim(),
    fixedChoice('localOcorrencia', texts.where, {
      shortLabel: texts.whereShort,
      options: () => [{ id: places.condominium, name: texts.here, more: texts.hereMore }],
      sets: () => ({
        comunicanteCondominio: undefined,
        generoVitima: undefined,
        ds_generoVitima: undefined,
        faixaEtariaVitima: undefined,
      }),
    }),
    catalogueChoice('comunicanteCondominio', texts.relation, {
      question: 17,
      shortLabel: texts.relationShort,
      visible: isInCondominium,
    }),
    victimSex({ visible: isInCondominium }),
    victimAge({ question: 18, visible: isInCondominium }),
  ]),
  outcome: (answers, context) => outcomeOfAge(18, answers, context),
}
