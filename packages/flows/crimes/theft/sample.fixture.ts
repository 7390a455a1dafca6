import type { Sample } from '../sample-report.fixture.ts'
import { theftReport } from '../theft.fixture.ts'

export const sample: Sample = {
  report: theftReport,
  stored: {
    crime: [1, 101],
    nature: 102,
    others: [101, 103, 104, 105, 106, 107, 108, 109],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false, veiculo: false, ferido: false } },
    sections: [
      '8. Quando, onde e como foi',
      '7. Objetos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '9. Perguntas do começo',
    ],
  },
}
