import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 25,
      nature: 2501,
      answers: { isDomestico: false, isVitima: true, faixaEtariaVitima: 3 },
    }),
  stored: {
    crime: [25, 25],
    nature: 2501,
    others: [2503, 2504],
    group: [6, 'PERSEGUIÇÃO'],
    flag: 7,
    answers: { isDomestico: false, isVitima: true, faixaEtariaVitima: 3 },
    catalogueAnswers: [[2, 3]],
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Sobre o caso',
    ],
  },
}
