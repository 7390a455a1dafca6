import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 17,
      nature: 1701,
      answers: {
        isVitima: true,
        tipoCrimeCidadao: 1,
        elementoCrimeCidadao: 1,
        isVirtual: 140,
        meioVirtual: 1,
      },
      place: 40,
    }),
  stored: {
    crime: [17, 17],
    nature: 1701,
    others: [1702],
    flag: 5,
    answers: { isVitima: true, tipoCrimeCidadao: 1, elementoCrimeCidadao: 1, isVirtual: 140, meioVirtual: 1 },
    catalogueAnswers: [
      [6, 1],
      [7, 1],
      [11, 140],
      [12, 1],
    ],
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
