import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import type { StartCard } from '../../engine/define.ts'

export const texts = defineTexts({
  withYou: {
    pt: 'Estamos com você',
    en: 'We are with you',
    es: 'Estamos con usted',
    fr: 'Nous sommes avec vous',
  },
  first: {
    pt: 'A culpa é de quem agride. Você decide o que contar.',
    en: 'Whoever hurts is to blame. You decide what to tell.',
    es: 'La culpa es de quien agrede. Usted decide qué contar.',
    fr: 'Le seul responsable est l’agresseur. Vous décidez quoi dire.',
  },
  leave: {
    pt: 'Para sair: “Sair depressa”, acima, ou Esc ou Shift três vezes.',
    en: 'To leave: “Leave quickly”, above, or Esc or Shift three times.',
    es: 'Para salir: «Salir rápido», arriba, o Esc o Mayús tres veces.',
    fr: 'Pour partir : « Quitter vite », ci-dessus, ou Échap ou Maj trois fois.',
  },
  notYourFault: {
    pt: 'Que bom que você chegou até aqui. A culpa não é de quem sofre: quem agride é que responde por isso.',
    en: 'It is good that you came here. It is never the fault of the person who suffers: whoever hurts has to answer for it.',
    es: 'Qué bueno que llegó hasta aquí. La culpa no es de quien sufre: quien agrede responde por ello.',
    fr: 'C’est bien d’avoir fait ce pas. Ce n’est jamais la faute de la personne qui souffre : c’est à l’agresseur d’en répondre.',
  },
  yourPace: {
    pt: 'Muita gente demora a contar, se confunde ou esquece partes. É assim mesmo. Você decide o que contar e quando parar.',
    en: 'Many people wait before telling, get mixed up or forget parts. That is normal. You decide what to tell and when to stop.',
    es: 'Mucha gente tarda en contarlo, se confunde u olvida partes. Es normal. Usted decide qué contar y cuándo parar.',
    fr: 'Beaucoup mettent du temps à parler, s’embrouillent ou oublient des détails. C’est normal. Vous décidez quoi dire et quand arrêter.',
  },
  danger: {
    pt: 'Perigo agora: a polícia vai até você',
    en: 'In danger now: the police come to you',
    es: 'Peligro ahora: la policía va hasta usted',
    fr: 'En danger maintenant : la police vient à vous',
  },
  talk: {
    pt: 'Conversar com alguém preparado: de graça, 24 horas, sem dar o nome',
    en: 'Talk to someone trained: free, 24 hours, without giving your name',
    es: 'Hablar con alguien preparado: gratis, 24 horas, sin dar su nombre',
    fr: 'Parler à quelqu’un de formé : gratuit, 24 h/24, sans donner son nom',
  },
  goOn: {
    pt: 'Quero contar o que houve',
    en: 'I want to tell what happened',
    es: 'Quiero contar lo que pasó',
    fr: 'Je veux raconter ce qui s’est passé',
  },
  nearby: {
    pt: 'Se alguém chegar perto',
    en: 'If someone comes near',
    es: 'Si alguien se acerca',
    fr: 'Si quelqu’un approche',
  },
  press: {
    pt: 'Toque em “Sair depressa”, sempre no alto da tela, ou aperte Esc ou Shift três vezes.',
    en: 'Tap “Leave quickly”, always at the top of the screen, or press Esc or Shift three times.',
    es: 'Toque «Salir rápido», siempre arriba en la pantalla, o pulse Esc o Mayús tres veces.',
    fr: 'Touchez « Quitter vite », toujours en haut de l’écran, ou appuyez trois fois sur Échap ou Maj.',
  },
  gone: {
    pt: 'A tela vira outra página. O que você escreveu some, e voltar não traz de volta.',
    en: 'The screen turns into another page. What you wrote is gone, and going back does not bring it back.',
    es: 'La pantalla pasa a otra página. Lo que escribió desaparece, y volver atrás no lo trae de vuelta.',
    fr: 'L’écran devient une autre page. Ce que vous avez écrit disparaît, et revenir en arrière ne le ramène pas.',
  },
  trace: {
    pt: 'O navegador e o wi-fi podem mostrar que este site foi aberto, e o link que trouxe você. Fotos da tela ficam. Se puder, use o aparelho de alguém de confiança.',
    en: 'The browser and the wi-fi may show that this site was opened, and the link that brought you. Pictures of the screen stay. If you can, use the device of someone you trust.',
    es: 'El navegador y el wifi pueden mostrar que se abrió este sitio, y el enlace que le trajo. Las fotos de la pantalla quedan. Si puede, use el aparato de alguien de confianza.',
    fr: 'Le navigateur et le wi-fi peuvent montrer que ce site a été ouvert, et le lien qui vous y a mené. Les photos de l’écran restent. Si possible, utilisez l’appareil d’une personne de confiance.',
  },
})

export const rubric = { acknowledge: 'withYou', blame: 'first' } as const satisfies RubricOf<typeof texts>

/**
 * Before any notice, where someone nearby may be dangerous: comfort first, then how to leave (VI-01, VI-02); one card, so
 * that few presses lead to the first question, and few words, the rest of which opens (LA-03).
 */
export const comfort: StartCard = {
  id: 'acolhimento',
  title: texts.withYou,
  text: texts.first,
  kind: {
    leave: texts.leave,
    more: [texts.notYourFault, texts.yourPace],
    calls: [
      { number: '190', why: texts.danger },
      { number: '180', why: texts.talk },
    ],
    besides: { title: texts.nearby, points: [texts.press, texts.gone, texts.trace] },
    goOn: texts.goOn,
  },
}
