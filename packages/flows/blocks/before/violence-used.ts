import { defineTexts } from '@delegacia/domain/language/text'
import type { YesNoQuestion } from '../../engine/define.ts'

const texts = defineTexts({
  question: {
    pt: 'Houve violência ou ameaça?',
    en: 'Was there violence or a threat?',
    es: '¿Hubo violencia o amenaza?',
    fr: 'Y a-t-il eu violence ou menace ?',
  },
  said: {
    pt: 'Houve violência ou ameaça',
    en: 'There was violence or a threat',
    es: 'Hubo violencia o amenaza',
    fr: 'Il y a eu violence ou menace',
  },
  wrong: {
    pt: 'Sentimos muito. O que se leva com violência ou ameaça é roubo, e a polícia trata de outro modo. Se há perigo agora, ligue 190. Se já passou, registre como roubo; se obrigaram você a pagar ou a transferir, vá à delegacia mais próxima.',
    en: 'We are sorry. Taking something with violence or a threat is robbery, and the police handle it differently. If you are in danger now, call 190. If it is over, report it as robbery; if you were forced to pay or transfer money, go to the nearest police station.',
    es: 'Lo sentimos. Lo que se lleva con violencia o amenaza es robo, y la policía lo trata de otro modo. Si hay peligro ahora, llame al 190. Si ya pasó, regístrelo como robo; si le obligaron a pagar o a transferir, acuda a la comisaría más cercana.',
    fr: 'Nous sommes désolés. Prendre avec violence ou menace, c’est un vol avec violence, et la police le traite autrement. En cas de danger immédiat, appelez le 190. Si c’est terminé, déclarez un vol avec violence ; si on vous a forcé à payer ou à virer de l’argent, allez au commissariat le plus proche.',
  },
  goToRobbery: {
    pt: 'Registrar como roubo',
    en: 'Report it as robbery',
    es: 'Registrarlo como robo',
    fr: 'Déclarer un vol avec violence',
  },
})

/** What was taken by violence or a threat is robbery (Penal Code, art. 157). */
export const violenceUsed: YesNoQuestion = {
  id: 'violencia',
  question: texts.question,
  said: texts.said,
  right: 'nao',
  wrong: texts.wrong,
  insteadGoTo: { route: 'roubo', label: texts.goToRobbery },
}
