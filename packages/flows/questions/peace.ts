import { defineTexts } from '@delegacia/domain/language/text'
import type { QuestionScreen } from '../engine/define.ts'
import { catalogueChoice } from '../engine/fields/option.ts'
import { questionForm, valueOf } from './question-form.ts'

const texts = defineTexts({
  lawTitle: {
    pt: 'O que é perturbação do sossego',
    en: 'What disturbance of the peace is',
    es: 'Qué es la perturbación del sosiego',
    fr: 'Ce qu’est le tapage',
  },
  law: {
    pt: 'É incomodar o trabalho ou o descanso das pessoas com gritaria, som alto, atividade ruidosa ou barulho de animal que se deixa fazer (Lei das Contravenções Penais, art. 42). Vale de dia e de noite.',
    en: 'It is to disturb people’s work or rest with shouting, loud sound, a noisy activity or the noise of an animal that is let go on (Law of Misdemeanours, art. 42). It applies by day and by night.',
    es: 'Es molestar el trabajo o el descanso de las personas con gritos, sonido alto, actividad ruidosa o ruido de un animal que se permite (Ley de Contravenciones, art. 42). Vale de día y de noche.',
    fr: 'C’est troubler le travail ou le repos des gens par des cris, du son fort, une activité bruyante ou le bruit d’un animal qu’on laisse faire (loi des contraventions, art. 42). De jour comme de nuit.',
  },
  nowTitle: {
    pt: 'O barulho está acontecendo agora?',
    en: 'Is the noise going on now?',
    es: '¿El ruido ocurre ahora?',
    fr: 'Le bruit a-t-il lieu en ce moment ?',
  },
  now: {
    pt: 'Este registro não manda uma viatura. Se é agora, ligue 190. Aqui fica registrado o que aconteceu, para a polícia apurar.',
    en: 'This report does not send a patrol car. If it is now, call 190. Here what happened is recorded for the police to look into.',
    es: 'Este registro no envía un patrullero. Si es ahora, llame al 190. Aquí queda registrado lo ocurrido, para que la policía lo investigue.',
    fr: 'Cette déclaration n’envoie pas de patrouille. Si c’est maintenant, appelez le 190. Ici, les faits sont enregistrés pour que la police enquête.',
  },
  where: {
    pt: 'Onde era o barulho?',
    en: 'Where was the noise?',
    es: '¿Dónde era el ruido?',
    fr: 'Où était le bruit ?',
  },
  whereShort: {
    pt: 'Onde era',
    en: 'Where it was',
    es: 'Dónde era',
    fr: 'Où',
  },
  what: { pt: 'O que era?', en: 'What was it?', es: '¿Qué era?', fr: 'Qu’est-ce que c’était ?' },
  whatShort: { pt: 'Tipo', en: 'Type', es: 'Tipo', fr: 'Type' },
})

const typeQuestion = 16

/** Questions of a disturbance of the peace (QS-07): the answer to what it was is the nature. */
export const peaceQuestions: QuestionScreen = {
  kind: 'questions',
  cards: [
    { title: texts.lawTitle, text: texts.law },
    { title: texts.nowTitle, text: texts.now },
  ],
  form: questionForm([
    catalogueChoice('ondeOcorreu', texts.where, { question: 15, shortLabel: texts.whereShort }),
    catalogueChoice('tipoCrimeCidadao', texts.what, { question: typeQuestion, shortLabel: texts.whatShort }),
  ]),
  outcome({ tipoCrimeCidadao }, context) {
    const nature = valueOf(typeQuestion, tipoCrimeCidadao, context)?.value
    return nature === undefined ? {} : { natures: [nature] }
  },
}
