import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Morte natural', en: 'Natural death', es: 'Muerte natural', fr: 'Mort naturelle' },
  description: {
    pt: 'Sentimos muito pela sua perda. Aqui se registra a morte por doença ou idade, sem sinal de violência. Leva uns 15 minutos.',
    en: 'We are sorry for your loss. Here you report a death from illness or age, without violence. About 15 minutes.',
    es: 'Sentimos mucho su pérdida. Aquí se registra la muerte por enfermedad o edad, sin señal de violencia. Lleva unos 15 minutos.',
    fr: 'Toutes nos condoléances. Ici, on déclare une mort de maladie ou de vieillesse, sans violence. Environ 15 minutes.',
  },
  violence: {
    pt: 'Há algum sinal de violência?',
    en: 'Is there any sign of violence?',
    es: '¿Hay alguna señal de violencia?',
    fr: 'Y a-t-il une trace de violence ?',
  },
  saidViolence: {
    pt: 'Há sinal de violência',
    en: 'There are signs of violence',
    es: 'Hay señales de violencia',
    fr: 'Il y a des traces de violence',
  },
  violenceWrong: {
    pt: 'Sentimos muito. Havendo sinal de violência, ou dúvida, a polícia precisa ir até o local. Não mexa em nada, ligue 190 e espere com alguém de confiança. Se puder, vá depois à delegacia mais próxima.',
    en: 'We are very sorry. Where there is a sign of violence, or any doubt, the police need to come. Leave everything as it is, call 190 and wait with someone you trust. If you can, go to the nearest police station afterwards.',
    es: 'Lo sentimos mucho. Si hay señal de violencia, o duda, la policía debe acudir al lugar. No toque nada, llame al 190 y espere con alguien de confianza. Si puede, acuda después a la comisaría más cercana.',
    fr: 'Toutes nos condoléances. S’il y a une trace de violence, ou un doute, la police doit se rendre sur place. Ne touchez à rien, appelez le 190 et attendez avec une personne de confiance. Si vous le pouvez, allez ensuite au commissariat le plus proche.',
  },
  doctor: {
    pt: 'Um médico atendeu a pessoa, ou já deu a declaração de óbito?',
    en: 'Did a doctor attend, or has the death certificate been issued?',
    es: '¿Atendió un médico a la persona, o ya dio el certificado de defunción?',
    fr: 'Un médecin est-il intervenu, ou a-t-il déjà établi le certificat de décès ?',
  },
})
