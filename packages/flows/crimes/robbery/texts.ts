import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Roubo', en: 'Robbery', es: 'Robo', fr: 'Vol avec violence' },
  description: {
    pt: 'Para o que levaram com violência ou ameaça. Sentimos muito. Se alguém se feriu, ligue 192; perigo agora, 190. Leva uns 12 minutos.',
    en: 'For what was taken with violence or threats. We are sorry. Someone hurt: call 192; danger now: 190. About 12 minutes.',
    es: 'Para lo que le quitaron con violencia o amenaza. Lo sentimos. Con heridos, llame al 192; peligro ahora, 190. Unos 12 minutos.',
    fr: 'Pour ce qu’on vous a pris avec violence. Nous sommes désolés. Blessé : appelez le 192 ; danger : 190. Environ 12 minutes.',
  },
  killed: {
    pt: 'Alguém morreu?',
    en: 'Did anyone die?',
    es: '¿Murió alguien?',
    fr: 'Quelqu’un est-il mort ?',
  },
  saidKilled: { pt: 'Alguém morreu', en: 'Somebody died', es: 'Alguien murió', fr: 'Quelqu’un est mort' },
  killedWrong: {
    pt: 'Sentimos muito pela perda. A polícia e a perícia precisam ir ao local: ligue 190 agora e não mexa em nada. Depois, a delegacia mais próxima ouve você.',
    en: 'We are very sorry for the loss. The police and the forensic team need to come: call 190 now and leave everything as it is. Afterwards the nearest police station will hear you.',
    es: 'Lamentamos mucho la pérdida. La policía y los peritos deben acudir al lugar: llame al 190 ahora y no toque nada. Después, la comisaría más cercana le escuchará.',
    fr: 'Toutes nos condoléances. La police et les experts doivent se rendre sur place : appelez le 190 maintenant et ne touchez à rien. Ensuite, le commissariat le plus proche vous entendra.',
  },
  bank: {
    pt: 'O roubo foi contra um banco ou um caixa eletrônico?',
    en: 'Was the robbery of a bank or a cash machine?',
    es: '¿El robo fue contra un banco o un cajero automático?',
    fr: 'Le vol visait-il une banque ou un distributeur de billets ?',
  },
  saidBank: {
    pt: 'Foi em banco ou caixa eletrônico',
    en: 'It was a bank or cash machine',
    es: 'Fue un banco o cajero automático',
    fr: 'C’était une banque ou un distributeur',
  },
  bankWrong: {
    pt: 'Roubo a banco ou a caixa eletrônico pede perícia no local, e por isso não se registra por aqui. Se acabou de acontecer, ligue 190; depois vá à delegacia mais próxima.',
    en: 'The robbery of a bank or a cash machine needs a forensic examination of the place, so it cannot be reported here. If it has just happened, call 190; then go to the nearest police station.',
    es: 'El robo a un banco o a un cajero automático exige un peritaje en el lugar, y por eso no se registra aquí. Si acaba de ocurrir, llame al 190; después acuda a la comisaría más cercana.',
    fr: 'Le braquage d’une banque ou d’un distributeur exige une expertise sur place et ne se déclare donc pas ici. S’il vient d’avoir lieu, appelez le 190 ; allez ensuite au commissariat le plus proche.',
  },
  kept: {
    pt: 'Alguém foi mantido ou levado à força?',
    en: 'Was anyone held or taken away by force?',
    es: '¿Retuvieron o se llevaron a alguien por la fuerza?',
    fr: 'Quelqu’un a-t-il été retenu ou emmené de force ?',
  },
  saidKept: {
    pt: 'Alguém ficou preso à força',
    en: 'Somebody was held by force',
    es: 'Alguien fue retenido a la fuerza',
    fr: 'Une personne a été retenue de force',
  },
  keptWrong: {
    pt: 'Sentimos muito. Quando alguém é mantido à força, a polícia precisa agir na hora. Se a pessoa ainda não está livre, ligue 190 agora. Se já está, vá à delegacia mais próxima: vão ouvir vocês com cuidado.',
    en: 'We are sorry. When someone is held by force, the police must act at once. If the person is not free yet, call 190 now. If they are, go to the nearest police station: you will be heard with care.',
    es: 'Lo sentimos. Cuando retienen a alguien por la fuerza, la policía debe actuar enseguida. Si la persona aún no está libre, llame al 190 ahora. Si ya lo está, acuda a la comisaría más cercana: les escucharán con cuidado.',
    fr: 'Nous sommes désolés. Quand quelqu’un est retenu de force, la police doit agir aussitôt. Si la personne n’est pas encore libre, appelez le 190 maintenant. Si elle l’est, allez au commissariat le plus proche : on vous écoutera avec attention.',
  },
})
