import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Fato que não é crime',
    en: 'An event that is not a crime',
    es: 'Hecho que no es delito',
    fr: 'Fait sans infraction',
  },
  description: {
    pt: 'Para algo que não é crime, mas que pode ser preciso provar depois: um desacordo, a saída de casa, um dano sem culpa. O registro resguarda os seus direitos. Leva uns 7 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For something that is no crime but may have to be proved later: a disagreement, leaving the home, damage that is nobody’s fault. The report safeguards your rights. It takes about 7 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para algo que no es delito, pero que puede ser necesario probar después: un desacuerdo, la salida del hogar, un daño sin culpa. El registro resguarda sus derechos. Lleva unos 7 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour quelque chose qui n’est pas une infraction mais qu’il faudra peut-être prouver : un désaccord, un départ du domicile, un dommage sans faute. La déclaration préserve vos droits. Cela prend environ 7 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O fato diz respeito a você?',
    en: 'Does the fact concern you?',
    es: '¿El hecho le concierne a usted?',
    fr: 'Le fait vous concerne-t-il ?',
  },
  victim: {
    pt: 'O fato diz respeito a quem comunica',
    en: 'The fact concerns the reporter',
    es: 'El hecho concierne a quien denuncia',
    fr: 'Le fait concerne la personne qui déclare',
  },
})
