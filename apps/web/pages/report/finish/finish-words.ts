import { defineTexts } from '@delegacia/domain/language/text'
import type { RubricOf } from '@delegacia/domain/language/rubric'

/** What a person should hear when it is over. */
export const finishWords = defineTexts({
  thank: {
    pt: 'Obrigado por contar: ajuda você e outras pessoas.',
    en: 'Thank you for telling us: it helps you and others.',
    es: 'Gracias por contarlo: le ayuda a usted y a otras personas.',
    fr: 'Merci d’en avoir parlé : cela vous aide, et d’autres aussi.',
  },
  acknowledge: {
    pt: 'Sabemos que contar não foi fácil.',
    en: 'We know that telling it was not easy.',
    es: 'Sabemos que contarlo no fue fácil.',
    fr: 'Nous savons que ce n’était pas facile à raconter.',
  },
  normalise: {
    pt: 'Ficar com raiva, triste ou com medo nos próximos dias é comum.',
    en: 'Feeling angry, sad or afraid over the next days is common.',
    es: 'Sentir enojo, tristeza o miedo en los próximos días es común.',
    fr: 'Ressentir de la colère, de la tristesse ou de la peur ces prochains jours est normal.',
  },
})

export const rubric = {
  thank: 'thank',
  acknowledge: 'acknowledge',
  normalise: 'normalise',
} as const satisfies RubricOf<typeof finishWords>
