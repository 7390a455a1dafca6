import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({ crime: 23, nature: 2301, answers: { comoOcorreu: 1, ondeOcorreu: 1 }, things: true }),
  stored: {
    crime: [23, 23],
    nature: 2301,
    answers: { comoOcorreu: 1, ondeOcorreu: 1 },
    catalogueAnswers: [
      [20, 1],
      [21, 1],
    ],
    sections: [
      '8. Quando, onde e como foi',
      '7. Objetos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '9. Sobre o caso',
    ],
  },
}
