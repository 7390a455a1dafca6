import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'

/** What a person should hear on every screen where it begins and ends. */
export const words = defineTexts({
  acknowledge: {
    pt: 'Sentimos muito pelo que aconteceu.',
    en: 'We are sorry for what happened.',
    es: 'Lamentamos lo que pasó.',
    fr: 'Nous sommes désolés de ce qui arrive.',
  },
  normalise: {
    pt: 'Ter medo, raiva ou dúvida é comum.',
    en: 'Fear, anger and doubt are common.',
    es: 'Tener miedo, enojo o dudas es común.',
    fr: 'Peur, colère, doutes : c’est normal.',
  },
  blame: {
    pt: 'A culpa é de quem fez isso, nunca de quem sofreu.',
    en: 'Whoever did this is to blame, never the person it happened to.',
    es: 'La culpa es de quien lo hizo, nunca de quien lo sufrió.',
    fr: 'Le seul responsable est l’auteur, jamais la personne qui subit.',
  },
  nobody: {
    pt: 'Não se culpe: não é culpa sua.',
    en: 'Do not blame yourself: it is not your fault.',
    es: 'No se culpe: no es culpa suya.',
    fr: 'Ne vous en voulez pas : ce n’est pas votre faute.',
  },
  thank: {
    pt: 'Obrigado por contar.',
    en: 'Thank you for telling us.',
    es: 'Gracias por contarlo.',
    fr: 'Merci d’en parler.',
  },
})

export const rubric = {
  acknowledge: 'acknowledge',
  normalise: 'normalise',
  blame: 'blame',
  thank: 'thank',
} as const satisfies RubricOf<typeof words>
