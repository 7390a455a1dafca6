import { lossReport } from '../loss.fixture.ts'
import type { Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: lossReport,
  stored: {
    crime: [3, 3],
    nature: 301,
    answers: { perguntasIniciais: { 'no-para': true, levado: false } },
    sections: [
      '4. Quando, onde e como foi',
      '3. Objetos',
      '1. Quem comunica',
      '2. Endereço de quem comunica',
      '5. Perguntas do começo',
    ],
  },
}
