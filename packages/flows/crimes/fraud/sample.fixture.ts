import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { party, unknownSuspect } from '../theft.fixture.ts'
import { pix } from '../things.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 13,
      nature: 1302,
      account:
        'RECEBI UMA LIGAÇÃO DE QUEM DIZIA SER DO MEU BANCO E FIZ UM PIX PARA CANCELAR UMA COMPRA QUE NÃO EXISTIA. O BANCO JÁ FOI AVISADO.',
      answers: { violencia: false },
      people: [party('2'), unknownSuspect()],
      things: [pix],
    }),
  stored: {
    crime: [13, 13],
    nature: 1302,
    others: [1301, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false } },
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
