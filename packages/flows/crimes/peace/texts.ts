import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Perturbação do sossego',
    en: 'Disturbance of the peace',
    es: 'Perturbación del sosiego',
    fr: 'Tapage',
  },
  description: {
    pt: 'Para som alto, gritaria, barulho ou animal que não deixa descansar ou trabalhar. Leva uns 10 minutos.',
    en: 'For loud music, shouting, noise or an animal that lets nobody rest or work. It takes about 10 minutes.',
    es: 'Para música alta, gritos, ruido o un animal que no deja descansar ni trabajar. Lleva unos 10 minutos.',
    fr: 'Pour une musique forte, des cris, du bruit ou un animal qui empêche le repos ou le travail. Environ 10 minutes.',
  },
})
