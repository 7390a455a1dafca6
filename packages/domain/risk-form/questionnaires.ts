import { defineTexts, type Text } from '../language/text.ts'
import { safeContactWays } from '../report/safe-contact-ways.ts'
import { form2025 } from './form-2025.data.ts'
import { measures2026 } from './measures-2026.data.ts'
import { situationQuestion, type MeasureCatalogue } from './measures.ts'
import { type MeasureLaw } from '../law/measure-laws.ts'
import type { RiskForm, RiskPart, RiskQuestion } from './risk-form.ts'

/** A form and a catalogue that are asked together; answers name its version. */
export type Questionnaire = {
  readonly version: string
  readonly form: RiskForm
  readonly measures: MeasureCatalogue
}

/** The oldest first. One that citizens have answered stays, so that its answers can be read. */
const questionnaires: readonly Questionnaire[] = [
  { version: '2025-2026', form: form2025, measures: measures2026 },
]

export const findQuestionnaire = (version: string): Questionnaire | undefined =>
  questionnaires.find((one) => one.version === version)

export const newestQuestionnaire = (): Questionnaire => {
  const newest = questionnaires.at(-1)
  if (!newest) throw new Error('There is no questionnaire')
  return newest
}

const texts = defineTexts({
  measures: {
    pt: 'O que pedir ao juiz',
    en: 'What to ask the judge for',
    es: 'Qué pedir al juez',
    fr: 'Que demander au juge',
  },
  hint: {
    pt: 'Marque o que quiser. Pode não marcar nada.',
    en: 'Tick what you want. You can leave it all blank.',
    es: 'Marque lo que quiera. Puede no marcar nada.',
    fr: 'Cochez ce que vous voulez. Vous pouvez ne rien cocher.',
  },
  dependants: {
    pt: 'Quem depende de você?',
    en: 'Who depends on you?',
    es: '¿Quién depende de usted?',
    fr: 'Qui dépend de vous ?',
  },
  dependantsHint: {
    pt: 'Nome e idade de cada pessoa, uma em cada linha. Por exemplo: Ana, 5 anos. A lei manda contar isso ao juiz (Lei 11.340/2006, art. 12, § 1º, II).',
    en: 'Name and age of each, one on each line. For example: Ana, 5. The law wants the judge to know (Law 11.340/2006, art. 12, § 1, II).',
    es: 'Nombre y edad de cada persona, una en cada línea. Por ejemplo: Ana, 5 años. La ley manda contarlo al juez (Ley 11.340/2006, art. 12, § 1, II).',
    fr: 'Nom et âge de chaque personne, une par ligne. Par exemple : Ana, 5 ans. La loi veut que le juge le sache (loi 11.340/2006, art. 12, § 1, II).',
  },
  ownDisability: {
    pt: 'Você tem alguma deficiência?',
    en: 'Do you have a disability?',
    es: '¿Tiene alguna discapacidad?',
    fr: 'Avez-vous un handicap\u00a0?',
  },
  has: { pt: 'Sim', en: 'Yes', es: 'Sí', fr: 'Oui' },
  disability: {
    pt: 'O que aconteceu causou ou piorou uma deficiência?',
    en: 'Did what happened cause or worsen a disability?',
    es: '¿Lo que pasó causó o empeoró una discapacidad?',
    fr: 'Ce qui s’est passé a-t-il causé ou aggravé un handicap ?',
  },
  disabilityHint: {
    pt: 'A lei manda contar isso ao juiz (Lei 11.340/2006, art. 12, § 1º, IV).',
    en: 'The law wants the judge to know (Law 11.340/2006, art. 12, § 1, IV).',
    es: 'La ley manda contarlo al juez (Ley 11.340/2006, art. 12, § 1, IV).',
    fr: 'La loi veut que le juge le sache (loi 11.340/2006, art. 12, § 1, IV).',
  },
  caused: { pt: 'Sim, causou', en: 'Yes, caused', es: 'Sí, causó', fr: 'Oui, causé' },
  worsened: { pt: 'Sim, piorou', en: 'Yes, worsened', es: 'Sí, empeoró', fr: 'Oui, aggravé' },
  no: { pt: 'Não', en: 'No', es: 'No', fr: 'Non' },
  unknown: { pt: 'Não sei', en: 'I do not know', es: 'No sé', fr: 'Je ne sais pas' },
  reach: {
    pt: 'Falar com você sem risco',
    en: 'Reaching you without risk',
    es: 'Hablar con usted sin riesgo',
    fr: 'Vous joindre sans risque',
  },
  contact: {
    pt: 'Como podemos ligar sem risco para você?',
    en: 'How can we call without risk to you?',
    es: '¿Cómo podemos llamar sin riesgo para usted?',
    fr: 'Comment appeler sans risque pour vous ?',
  },
})

export const contactQuestion = 'contato'
export const measuresPart = 'medidas'
export const disabilityQuestion = 'deficiencia'
export const ownDisabilityQuestion = 'tem-deficiencia'
/** Of the form, which asks for more. */
export const formDisabilityQuestion = '18'
export const dependantsQuestion = 'dependentes'
const contactPrefix = 'modo-'

/** The way to call that an answer to `contactQuestion` names; undefined where it names none. */
export const contactWayOf = (chosen: readonly string[] = []): number | undefined => {
  const way = chosen.find((id) => id.startsWith(contactPrefix))
  return way === undefined ? undefined : Number(way.slice(contactPrefix.length))
}

/** What is asked under a law, in its order: for a child the measures alone, for the form asks a woman about herself. */
export function partsFor({ form, measures }: Questionnaire, law: MeasureLaw): readonly RiskPart[] {
  const asked = measureQuestions(measures, law)
  return [
    ...(law === 'mariaDaPenha' ? form.parts : []),
    {
      id: measuresPart,
      title: texts.measures,
      questions: [
        ...asked,
        ...(law === 'mariaDaPenha' ? [dependants(asked), ownDisability(asked), disability(asked)] : []),
      ],
    },
    { id: contactQuestion, title: texts.reach, questions: [contact] },
  ]
}

const measureQuestions = ({ situations }: MeasureCatalogue, law: MeasureLaw): readonly RiskQuestion[] =>
  situations.flatMap(({ id, text, measures }) => {
    const options = measures.filter(({ articles }) => articles[law] !== undefined)
    return options.length === 0 ? [] : [situation(situationQuestion(id), text, options)]
  })

const situation = (
  id: string,
  text: Text,
  measures: MeasureCatalogue['situations'][number]['measures'],
): RiskQuestion => ({
  id,
  kind: 'many',
  text,
  hint: texts.hint,
  options: measures.map((measure) => ({
    id: measure.id,
    says: 'yes',
    text: measure.text,
    means: measure.means,
  })),
})

/** What is asked of whoever asks for a measure. */
const afterMeasures = (asked: readonly RiskQuestion[]): NonNullable<RiskQuestion['after']> =>
  asked.map(({ id, options }) => ({ question: id, answers: options.map((option) => option.id) }))

/** Law 11.340/2006, art. 12, § 1, II. */
const dependants = (asked: readonly RiskQuestion[]): RiskQuestion => ({
  id: dependantsQuestion,
  kind: 'words',
  text: texts.dependants,
  hint: texts.dependantsHint,
  options: [],
  after: afterMeasures(asked),
})

/** Law 11.340/2006, art. 12, § 1, IV: of who did not answer the form. */
const ownDisability = (asked: readonly RiskQuestion[]): RiskQuestion => ({
  id: ownDisabilityQuestion,
  kind: 'one',
  text: texts.ownDisability,
  hint: texts.disabilityHint,
  options: [
    { id: 'sim', says: 'yes', asks: 'words', text: texts.has },
    { id: 'nao', says: 'no', text: texts.no },
  ],
  after: afterMeasures(asked),
  unless: formDisabilityQuestion,
})

/** Law 11.340/2006, art. 12, § 1, IV. */
const disability = (asked: readonly RiskQuestion[]): RiskQuestion => ({
  id: disabilityQuestion,
  kind: 'many',
  text: texts.disability,
  hint: texts.disabilityHint,
  options: [
    { id: 'causou', says: 'yes', text: texts.caused },
    { id: 'piorou', says: 'yes', text: texts.worsened },
    { id: 'nao', says: 'no', text: texts.no },
    { id: 'nao-sei', says: 'unknown', text: texts.unknown },
  ],
  after: afterMeasures(asked),
})

const contact: RiskQuestion = {
  id: contactQuestion,
  kind: 'one',
  text: texts.contact,
  options: safeContactWays.map(({ id, name }) => ({ id: `${contactPrefix}${id}`, says: 'fact', text: name })),
}
