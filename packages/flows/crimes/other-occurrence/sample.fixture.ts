import { reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 28,
      nature: 1804,
      account:
        'ENTRARAM NO MEU QUINTAL DE NOITE E ARRANCARAM TODA A PLANTAÇÃO DE MACAXEIRA E DE CHEIRO-VERDE QUE EU IA VENDER NA FEIRA.',
      people: [witness(), unknownSuspect()],
    }),
  stored: {
    crime: [28, 28],
    nature: 1804,
    others: [2801],
    answers: { perguntasIniciais: { 'no-para': true } },
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
