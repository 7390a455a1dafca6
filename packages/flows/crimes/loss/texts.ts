import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Perda ou extravio',
    en: 'Lost document or object',
    es: 'Pérdida o extravío',
    fr: 'Perte de document ou d’objet',
  },
  description: {
    pt: 'Para documento, celular ou objeto que sumiu sem que ninguém o tenha tomado. Leva uns 12 minutos.',
    en: 'For a document, phone or object that went missing without anyone taking it. It takes about 12 minutes.',
    es: 'Para un documento, teléfono u objeto que desapareció sin que nadie lo tomara. Lleva unos 12 minutos.',
    fr: 'Pour un document, un téléphone ou un objet disparu sans que personne ne l’ait pris. Cela prend environ 12 minutes.',
  },
  stolen: {
    pt: 'Alguém levou, furtou ou tomou isso de você?',
    en: 'Did someone take or steal it from you?',
    es: '¿Alguien se lo hurtó o se lo quitó?',
    fr: 'Quelqu’un vous l’a-t-il pris ou volé ?',
  },
  saidStolen: {
    pt: 'Alguém levou de mim',
    en: 'Somebody took it from me',
    es: 'Alguien me lo quitó',
    fr: 'Quelqu’un me l’a pris',
  },
  stolenWrong: {
    pt: 'Se alguém levou, não é extravio: é furto ou roubo, e a polícia precisa investigar. Se não houve violência, registre como furto; com violência ou ameaça, volte ao início e registre como roubo. Se há perigo agora, ligue 190.',
    en: 'If someone took it, it is not a loss but a theft or robbery, and the police need to investigate. If there was no violence, report it as theft; with violence or a threat, go back to the start and report it as robbery. If you are in danger now, call 190.',
    es: 'Si alguien se lo llevó, no es extravío: es hurto o robo, y la policía debe investigar. Si no hubo violencia, regístrelo como hurto; con violencia o amenaza, vuelva al inicio y regístrelo como robo. Si hay peligro ahora, llame al 190.',
    fr: 'Si quelqu’un l’a pris, ce n’est pas une perte mais un vol, et la police doit enquêter. Sans violence, déclarez-le comme un vol ; avec violence ou menace, revenez à l’accueil et déclarez un vol avec violence. En cas de danger immédiat, appelez le 190.',
  },
  owner: {
    pt: 'É dono(a) do que se perdeu',
    en: 'Owns what was lost',
    es: 'Es dueño(a) de lo perdido',
    fr: 'Propriétaire de l’objet perdu',
  },
  goToTheft: {
    pt: 'Registrar como furto',
    en: 'Report it as theft',
    es: 'Registrarlo como hurto',
    fr: 'Déclarer un vol',
  },
  isOwner: {
    pt: 'O que se perdeu é seu?',
    en: 'Does what was lost belong to you?',
    es: '¿Lo que se perdió es suyo?',
    fr: 'Ce qui a été perdu vous appartient-il ?',
  },
})
