import { reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'
import { dogs } from '../things.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 19,
      nature: 1902,
      account:
        'NA CASA AO LADO DOIS CÃES FICAM PRESOS EM CORRENTE CURTA, SEM ÁGUA E SEM SOMBRA, E O DONO BATE NELES COM UM PAU. TENHO VÍDEOS.',
      answers: { agora: false },
      reporter: { isVitima: false },
      people: [witness(), unknownSuspect()],
      things: [dogs],
    }),
  stored: {
    crime: [19, 19],
    nature: 1902,
    others: [1901, 1903, 1904, 1905],
    answers: { perguntasIniciais: { 'no-para': true, agora: false } },
    sections: [
      '7. Quando, onde e como foi',
      '6. Animais',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Testemunhas',
      '5. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
}
