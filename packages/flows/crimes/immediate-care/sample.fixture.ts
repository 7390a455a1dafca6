import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 27,
      nature: 501,
      answers: { isMulher: true, atendimentoImediato: true },
    }),
  stored: {
    crime: [27, 1],
    nature: 501,
    others: [510, 511, 512],
    group: [3, 'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER'],
    flag: 3,
    answers: { isMulher: true, atendimentoImediato: true },
    sections: [
      '6. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Suspeitos',
    ],
  },
}
