import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 11,
      account:
        'UM HOMEM QUE NÃO CONHEÇO BATEU NO MEU PORTÃO DE MADRUGADA, JOGOU PEDRAS NO TELHADO E FOI EMBORA RINDO. NÃO DORMI MAIS NAQUELA NOITE.',
      answers: { repeticao: false },
      people: [unknownSuspect()],
    }),
  stored: {
    crime: [11, 11],
    nature: 1101,
    answers: { perguntasIniciais: { 'no-para': true, repeticao: false } },
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
