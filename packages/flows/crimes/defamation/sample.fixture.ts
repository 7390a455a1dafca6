import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 9,
      nature: 902,
      account:
        'PUBLICARAM NO GRUPO DO BAIRRO QUE EU NÃO PAGO NINGUÉM E QUE CHEGO BÊBADA AO TRABALHO. GUARDEI AS IMAGENS DA TELA COM A DATA.',
      answers: { familia: false },
      people: [unknownSuspect()],
    }),
  stored: {
    crime: [9, 9],
    nature: 902,
    others: [901],
    answers: { perguntasIniciais: { 'no-para': true, familia: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
}
