import { defineTexts } from '@delegacia/domain/language/text'
import type { YesNoQuestion } from '../../engine/define.ts'

const texts = defineTexts({
  question: {
    pt: 'Alguém se feriu?',
    en: 'Was anyone hurt?',
    es: '¿Alguien resultó herido?',
    fr: 'Quelqu’un a-t-il été blessé ?',
  },
  said: {
    pt: 'Alguém se feriu',
    en: 'Somebody was hurt',
    es: 'Alguien resultó herido',
    fr: 'Il y a un blessé',
  },
  wrong: {
    pt: 'Sentimos muito. Primeiro a pessoa ferida: ligue 192 para a ambulância e 190 para a polícia. Com alguém ferido, a polícia precisa ir ao local ou ouvir você na delegacia mais próxima.',
    en: 'We are sorry. The injured person comes first: call 192 for an ambulance and 190 for the police. With someone hurt, the police need to come, or to hear you at the nearest police station.',
    es: 'Lo sentimos. Primero la persona herida: llame al 192 para la ambulancia y al 190 para la policía. Con alguien herido, la policía debe acudir al lugar o escucharle en la comisaría más cercana.',
    fr: 'Nous sommes désolés. La personne blessée d’abord : appelez le 192 pour l’ambulance et le 190 pour la police. S’il y a un blessé, la police doit se déplacer ou vous entendre au commissariat le plus proche.',
  },
})

/** Where someone is hurt, help and the police come first. */
export const anyoneHurt: YesNoQuestion = {
  id: 'ferido',
  question: texts.question,
  said: texts.said,
  right: 'nao',
  wrong: texts.wrong,
  calls: [192, 190],
}
