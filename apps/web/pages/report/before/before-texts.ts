import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  important: { pt: 'Importante', en: 'Important', es: 'Importante', fr: 'Important' },
  questionsFailed: {
    pt: 'Não foi possível carregar as perguntas.',
    en: 'The questions could not be loaded.',
    es: 'No se pudieron cargar las preguntas.',
    fr: 'Les questions n’ont pas pu être chargées.',
  },
})
