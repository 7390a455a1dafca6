import { defineTexts } from '@delegacia/domain/language/text'
import type { YesNoQuestion } from '../../engine/define.ts'

const texts = defineTexts({
  question: {
    pt: 'Quem fez isso é da família, ou é seu parceiro, sua parceira ou ex?',
    en: 'Is the person who did it family, or a partner or ex-partner?',
    es: '¿Quien lo hizo es de la familia, o es su pareja o expareja?',
    fr: 'La personne qui a fait cela est-elle de la famille, ou votre partenaire ou ex-partenaire ?',
  },
  said: {
    pt: 'Foi alguém da família, parceiro ou ex',
    en: 'It was family, a partner or an ex',
    es: 'Fue de la familia, pareja o ex',
    fr: 'C’est la famille, un partenaire ou un ex',
  },
  wrong: {
    pt: 'Sentimos muito. Quando vem de alguém da família ou de um relacionamento, é violência doméstica e familiar, e a lei dá proteção própria. Se há perigo agora, ligue 190; o 180 orienta mulheres a toda hora. Se você está em segurança, registre por aqui:',
    en: 'We are sorry. When it comes from family or a relationship, it is domestic and family violence, and the law gives special protection. If you are in danger now, call 190; 180 advises women at any hour. If you are safe, report it here:',
    es: 'Lo sentimos. Cuando viene de la familia o de una relación, es violencia doméstica y familiar, y la ley da una protección propia. Si hay peligro ahora, llame al 190; el 180 orienta a las mujeres a toda hora. Si está a salvo, regístrelo aquí:',
    fr: 'Nous sommes désolés. Quand cela vient de la famille ou d’une relation, c’est une violence domestique et familiale, et la loi offre une protection particulière. En danger immédiat, appelez le 190 ; le 180 conseille les femmes à toute heure. Si vous êtes en sécurité, déclarez-le ici :',
  },
  goToViolence: {
    pt: 'Registrar como violência doméstica e familiar',
    en: 'Report it as domestic and family violence',
    es: 'Registrarlo como violencia doméstica y familiar',
    fr: 'Déclarer une violence domestique et familiale',
  },
})

/** What a partner, former partner or relative does is domestic and family violence (crime 5). */
export const byFamily: YesNoQuestion = {
  id: 'familia',
  question: texts.question,
  said: texts.said,
  right: 'nao',
  wrong: texts.wrong,
  calls: [190, 180],
  insteadGoTo: { route: 'violencia', label: texts.goToViolence },
}
