import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 15,
      account:
        'UM RAPAZ GRITOU NO MERCADO QUE HAVIA UMA BOMBA, TODOS CORRERAM E ALGUNS CAÍRAM. OS BOMBEIROS VIERAM E NÃO HAVIA BOMBA NENHUMA.',
      people: [unknownSuspect()],
    }),
  stored: {
    crime: [15, 15],
    nature: 1501,
    answers: { perguntasIniciais: { 'no-para': true } },
    sections: [
      '5. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Suspeitos',
      '6. Perguntas do começo',
    ],
  },
}
