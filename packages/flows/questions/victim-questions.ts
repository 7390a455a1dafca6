import { defineTexts } from '@delegacia/domain/language/text'
import { declaredAgeGroup, type QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ListItem } from '@delegacia/domain/report/list-query'
import { listChoice } from '../engine/fields/choice.ts'
import { catalogueChoice } from '../engine/fields/option.ts'
import { yesNo } from '../engine/fields/yes-no.ts'

const texts = defineTexts({
  isVictim: {
    pt: 'Foi com você?',
    en: 'Did it happen to you?',
    es: '¿Le pasó a usted?',
    fr: 'Cela vous est-il arrivé ?',
  },
  isVictimShort: {
    pt: 'Quem comunica é a vítima',
    en: 'The person reporting is the victim',
    es: 'Quien denuncia es la víctima',
    fr: 'La personne qui déclare est la victime',
  },
  isVictimHint: {
    pt: 'Se foi com outra pessoa, você pode contar por ela.',
    en: 'If it happened to someone else, you can report it for them.',
    es: 'Si le pasó a otra persona, usted puede contarlo por ella.',
    fr: 'Si c’est arrivé à quelqu’un d’autre, vous pouvez le raconter à sa place.',
  },
  age: {
    pt: 'Qual é a idade da vítima?',
    en: 'How old is the victim?',
    es: '¿Qué edad tiene la víctima?',
    fr: 'Quel âge a la victime ?',
  },
  ageShort: {
    pt: 'Faixa de idade da vítima',
    en: 'Age group of the victim',
    es: 'Grupo de edad de la víctima',
    fr: 'Tranche d’âge de la victime',
  },
  sex: {
    pt: 'Qual é o sexo biológico da vítima?',
    en: 'What is the biological sex of the victim?',
    es: '¿Cuál es el sexo biológico de la víctima?',
    fr: 'Quel est le sexe biologique de la victime ?',
  },
  sexShort: {
    pt: 'Sexo da vítima',
    en: 'Sex of the victim',
    es: 'Sexo de la víctima',
    fr: 'Sexe de la victime',
  },
})

type Condition = (answers: QuestionAnswers) => boolean

/** Whether the reporter is the victim, who must then be an adult. */
export const isVictim = (visible: Condition = () => true) =>
  yesNo<QuestionAnswers>('isVitima', texts.isVictim, {
    shortLabel: texts.isVictimShort,
    hint: texts.isVictimHint,
    visible,
  })

type AgeOptions = { question: 2 | 18; visible?: Condition; joins?: true }

/**
 * The victim's age group; a reporter who is the victim is an adult (QS-04 to QS-06). Its answers are 1 to 4 and their values 0
 * to 3, so that both readings of the documents hold: 'the group must be 3 or more', and 'the older person (value 3)'.
 */
export const victimAge = ({ question, visible = () => true, joins }: AgeOptions) =>
  catalogueChoice<QuestionAnswers>('faixaEtariaVitima', texts.age, {
    question,
    shortLabel: texts.ageShort,
    visible,
    ...(joins && { joins }),
    check: (given, { isVitima }) =>
      isVitima && (declaredAgeGroup({ faixaEtariaVitima: given }) ?? 0) < 3
        ? { code: 'reporterMustBeAdult' }
        : undefined,
  })

type SexOptions = {
  visible: Condition
  joins?: true
  filter?: (item: ListItem, answers: QuestionAnswers) => boolean
}

/** The biological sex of the victim. */
export const victimSex = ({ visible, filter }: SexOptions) =>
  listChoice<QuestionAnswers>(
    'generoVitima',
    texts.sex,
    { list: 'COMBO_SEXO' },
    {
      shortLabel: texts.sexShort,
      description: 'ds_generoVitima',
      control: 'radios',
      visible,
      ...(filter && { filter }),
    },
  )
