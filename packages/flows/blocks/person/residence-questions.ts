import { defineTexts } from '@delegacia/domain/language/text'

/** The questions where a person lives, where a company is, and where a person who died lived. */
export const residenceQuestions = defineTexts({
  person: {
    pt: 'Onde a pessoa mora?',
    en: 'Where does the person live?',
    es: '¿Dónde vive la persona?',
    fr: 'Où habite la personne ?',
  },
  stay: {
    pt: 'Onde a pessoa está hospedada no Brasil?',
    en: 'Where in Brazil is the person staying?',
    es: '¿Dónde se hospeda la persona en Brasil?',
    fr: 'Où la personne séjourne-t-elle au Brésil ?',
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
