import { reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 7,
      nature: 701,
      account:
        'UMA CLIENTE ME XINGOU DE BURRA E DE INÚTIL NA FRENTE DE TODOS NA LOJA, PORQUE O TROCO DEMOROU. DUAS COLEGAS OUVIRAM TUDO.',
      answers: { familia: false, discriminacao: false },
      people: [witness(), unknownSuspect()],
    }),
  stored: {
    crime: [7, 7],
    nature: 701,
    others: [702, 703],
    answers: { perguntasIniciais: { 'no-para': true, familia: false, discriminacao: false } },
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
