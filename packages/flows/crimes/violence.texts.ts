import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência doméstica e familiar',
    en: 'Domestic and family violence',
    es: 'Violencia doméstica y familiar',
    fr: 'Violence domestique et familiale',
  },
  description: {
    pt: 'Para contar a violência de alguém da família, de casa ou de um relacionamento. A culpa é de quem agride, nunca de quem sofre. Leva uns 15 minutos e você pode sair depressa a qualquer momento. No fim você recebe o número e o boletim em PDF.',
    en: 'To tell of violence by someone in the family, at home or in a relationship. The blame lies with the one who hurts, never with the one who suffers. It takes about 15 minutes and you can leave quickly at any moment. At the end you get the number and the report as a PDF.',
    es: 'Para contar la violencia de alguien de la familia, del hogar o de una relación. La culpa es de quien agrede, nunca de quien la sufre. Lleva unos 15 minutos y puede salir rápido en cualquier momento. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour raconter la violence d’un proche, d’une personne du foyer ou d’un partenaire. La faute est à qui agresse, jamais à qui la subit. Cela prend environ 15 minutes et vous pouvez quitter vite à tout moment. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
