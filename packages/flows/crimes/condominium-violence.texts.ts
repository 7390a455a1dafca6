import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência em condomínio',
    en: 'Violence in a condominium',
    es: 'Violencia en un condominio',
    fr: 'Violence dans une copropriété',
  },
  description: {
    pt: 'Para moradores, vizinhos, síndicos e funcionários contarem a violência doméstica ou familiar em um condomínio. Conte o que viu ou ouviu, mesmo que seja pouco. Leva uns 15 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For residents, neighbors, managers and employees to tell of domestic or family violence in a condominium. Tell what you saw or heard, however little. It takes about 15 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para que residentes, vecinos, administradores y empleados cuenten la violencia doméstica o familiar en un condominio. Cuente lo que vio u oyó, aunque sea poco. Lleva unos 15 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour que les habitants, voisins, syndics et employés signalent la violence domestique ou familiale dans une copropriété. Dites ce que vous avez vu ou entendu, même si c’est peu. Cela prend environ 15 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
