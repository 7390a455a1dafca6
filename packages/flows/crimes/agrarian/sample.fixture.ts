import { documentAndPhone, reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 18,
      nature: 1802,
      account:
        'O DONO DO SÍTIO AO LADO ARRANCOU A CERCA E A PÔS DEZ METROS PARA DENTRO DO MEU TERRENO. OS MARCOS ANTIGOS AINDA ESTÃO NO LUGAR.',
      answers: { ferido: false },
      people: [unknownSuspect()],
      things: documentAndPhone(),
    }),
  stored: {
    crime: [18, 18],
    nature: 1802,
    others: [1801, 1803, 1804, 1805, 1806, 1807],
    answers: { perguntasIniciais: { 'no-para': true, ferido: false } },
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
