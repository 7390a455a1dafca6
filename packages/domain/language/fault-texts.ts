import type { RubricOf } from './rubric.ts'
import { defineTexts, say, type Locale } from './text.ts'

/** What a person hears beside every refusal and error, whatever it was. */
export const faultTexts = defineTexts({
  sorry: { pt: 'Sentimos muito.', en: 'We are sorry.', es: 'Lo sentimos.', fr: 'Nous sommes désolés.' },
  common: {
    pt: 'Isso acontece, e a culpa não é sua.',
    en: 'This happens, and it is not your fault.',
    es: 'Suele pasar, y no es culpa suya.',
    fr: 'Cela arrive, et vous n’y êtes pour rien.',
  },
  thank: {
    pt: 'Obrigado pela paciência.',
    en: 'Thank you for your patience.',
    es: 'Gracias por su paciencia.',
    fr: 'Merci de votre patience.',
  },
  next: {
    pt: 'Se não der certo, ligue 197: a Polícia Civil ajuda você.',
    en: 'If it still does not work, call 197: the Civil Police will help you.',
    es: 'Si no funciona, llame al 197: la Policía Civil le ayuda.',
    fr: 'Si cela persiste, appelez le 197 : la Police civile vous aidera.',
  },
})

export const rubric = {
  acknowledge: 'sorry',
  normalise: 'common',
  blame: 'common',
  thank: 'thank',
  next: 'next',
} as const satisfies RubricOf<typeof faultTexts>

export const faultWords = (locale: Locale): string =>
  [faultTexts.sorry, faultTexts.common, faultTexts.thank, faultTexts.next]
    .map((text) => say(text, locale))
    .join(' ')
