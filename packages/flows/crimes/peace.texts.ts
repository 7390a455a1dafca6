import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Perturbação do sossego',
    en: 'Disturbance of the peace',
    es: 'Perturbación del sosiego',
    fr: 'Tapage',
  },
  description: {
    pt: 'Para som alto, gritaria, atividade barulhenta ou animal que não deixa descansar ou trabalhar. Leva uns 10 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For loud music, shouting, noisy activities or an animal that lets nobody rest or work. It takes about 10 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para música alta, gritos, actividad ruidosa o un animal que no deja descansar ni trabajar. Lleva unos 10 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour la musique forte, les cris, une activité bruyante ou un animal qui empêche de se reposer ou de travailler. Cela prend environ 10 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
