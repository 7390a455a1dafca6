import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência contra a mulher',
    en: 'Violence against women',
    es: 'Violencia contra la mujer',
    fr: 'Violence contre les femmes',
  },
  description: {
    pt: 'Para contar a violência que você ou outra mulher sofreu. Acreditamos em você, e a culpa não é sua. Leva uns 15 minutos; se precisar de ajuda agora, ligue 190, ou 180 para orientação a toda hora. Você pode sair depressa a qualquer momento.',
    en: 'To tell of violence that you or another woman suffered. We believe you, and it is not your fault. It takes about 15 minutes; if you need help now call 190, or 180 for guidance at any hour. You can leave quickly at any moment.',
    es: 'Para contar la violencia que usted u otra mujer sufrió. Le creemos, y la culpa no es suya. Lleva unos 15 minutos; si necesita ayuda ahora llame al 190, o al 180 para orientación a toda hora. Puede salir rápido en cualquier momento.',
    fr: 'Pour raconter la violence que vous ou une autre femme avez subie. Nous vous croyons, et ce n’est pas votre faute. Cela prend environ 15 minutes ; si vous avez besoin d’aide maintenant, appelez le 190, ou le 180 pour être conseillée à toute heure. Vous pouvez quitter vite à tout moment.',
  },
})
