import { defineTexts } from '@delegacia/domain/language/text'
import type { YesNoQuestion } from '../../engine/define.ts'

const texts = defineTexts({
  question: {
    pt: 'Aconteceu no Estado do Pará?',
    en: 'Did it happen in the State of Pará?',
    es: '¿Ocurrió en el Estado de Pará?',
    fr: 'Cela s’est-il passé dans l’État du Pará ?',
  },
  wrong: {
    pt: 'A Delegacia Virtual do Pará só registra o que aconteceu no Pará. Procure a delegacia mais próxima ou a delegacia virtual do Estado onde foi.',
    en: 'This portal only takes reports of events in Pará. Please go to the nearest police station or use the portal of the State where it happened.',
    es: 'Este portal solo registra lo ocurrido en Pará. Acuda a la comisaría más cercana o use el portal del Estado donde ocurrió.',
    fr: 'Ce portail n’enregistre que les faits survenus au Pará. Adressez-vous au commissariat le plus proche ou au portail de l’État concerné.',
  },
})

/** The first yes/no question of most crimes. */
export const inState: YesNoQuestion = {
  id: 'no-para',
  question: texts.question,
  right: 'sim',
  wrong: texts.wrong,
  outsidePara: true,
}
