import { reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 6,
      account:
        'O VIZINHO DA FRENTE GRITOU NO PORTÃO QUE IA ME MATAR SE EU NÃO TIRASSE O CARRO DA RUA, E MAIS TARDE REPETIU POR MENSAGEM DE ÁUDIO.',
      answers: { familia: false },
      people: [witness(), unknownSuspect()],
    }),
  stored: {
    crime: [6, 6],
    nature: 601,
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
