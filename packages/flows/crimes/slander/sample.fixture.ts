import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 8,
      account:
        'UM COLEGA DE TRABALHO CONTOU AO CHEFE E AOS OUTROS QUE EU FURTEI O DINHEIRO DO CAIXA. É MENTIRA, E AS CÂMERAS DA LOJA MOSTRAM ISSO.',
      answers: { familia: false },
      people: [unknownSuspect()],
    }),
  stored: {
    crime: [8, 8],
    nature: 801,
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
