import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Atendimento imediato à mulher',
    en: 'Immediate care for women',
    es: 'Atención inmediata a la mujer',
    fr: 'Prise en charge immédiate des femmes',
  },
  description: {
    pt: 'Se há perigo agora, ligue 190. Para orientação a toda hora, de graça, ligue 180. Aqui você faz o registro mais curto, e a polícia o lê primeiro. Acreditamos em você.',
    en: 'If there is danger now, call 190. For free guidance at any hour, call 180. Here you make the shortest report, and the police read it first. We believe you.',
    es: 'Si hay peligro ahora, llame al 190. Para orientación gratuita a toda hora, llame al 180. Aquí hace el registro más corto, y la policía lo lee primero. Le creemos.',
    fr: 'S’il y a un danger maintenant, appelez le 190. Pour des conseils gratuits à toute heure, appelez le 180. Ici, vous faites la déclaration la plus courte, et la police la lit en premier. Nous vous croyons.',
  },
})
