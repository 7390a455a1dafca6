import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({ crime: 22, nature: 2201, answers: { ondeOcorreu: 1, tipoCrimeCidadao: 1 } }),
  stored: {
    crime: [22, 22],
    nature: 2201,
    answers: { ondeOcorreu: 1, tipoCrimeCidadao: 1 },
    catalogueAnswers: [
      [15, 1],
      [16, 1],
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
