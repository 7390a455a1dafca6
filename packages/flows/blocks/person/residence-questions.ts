import { defineTexts } from '@delegacia/domain/language/text'

/** The questions where a person lives, where a company is, and where a person who died lived. */
export const residenceQuestions = defineTexts({
  person: {
    pt: 'Onde a pessoa mora?',
    en: 'Where does the person live?',
    es: '¿Dónde vive la persona?',
    fr: 'Où habite la personne ?',
  },
  company: {
    pt: 'Onde fica a empresa?',
    en: 'Where is the company?',
    es: '¿Dónde está la empresa?',
    fr: 'Où se trouve l’entreprise ?',
  },
  deceased: {
    pt: 'Onde a pessoa morava?',
    en: 'Where did the person live?',
    es: '¿Dónde vivía la persona?',
    fr: 'Où habitait la personne ?',
  },
})
