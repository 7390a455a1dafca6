import type { Text } from '../language/text.ts'

/** What a report holds where a person does not know: in every language, and whatever the mask of the answer (LA-04). */
export const unknownAnswer = 'NÃO SEI'

export const unknownText: Text = {
  pt: 'Não sei',
  en: 'I don’t know',
  es: 'No lo sé',
  fr: 'Je ne sais pas',
}
