import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Outra ocorrência', en: 'Another incident', es: 'Otro hecho', fr: 'Autre fait' },
  description: {
    pt: 'Para o que não tem formulário próprio. No fim você escolhe, entre todas as situações, a que mais se parece com a sua. Leva uns 12 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For whatever has no form of its own. Near the end you choose, among all situations, the one most like yours. It takes about 12 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para lo que no tiene formulario propio. Al final elige, entre todas las situaciones, la que más se parece a la suya. Lleva unos 12 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour ce qui n’a pas de formulaire propre. Vers la fin, vous choisissez, parmi toutes les situations, celle qui ressemble le plus à la vôtre. Cela prend environ 12 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'Aconteceu com você?',
    en: 'Did it happen to you?',
    es: '¿Le ocurrió a usted?',
    fr: 'Est-ce à vous que c’est arrivé ?',
  },
  victim: {
    pt: 'Aconteceu com quem comunica',
    en: 'Is the one it happened to',
    es: 'Es a quien le ocurrió',
    fr: 'Est la personne concernée',
  },
})
