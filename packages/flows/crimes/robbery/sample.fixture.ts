import { documentAndPhone, reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 2,
      nature: 202,
      account:
        'EU ESPERAVA O ÔNIBUS NA PARADA QUANDO UM HOMEM DE BONÉ VERMELHO ME AMEAÇOU COM UMA FACA E LEVOU O CELULAR E A CARTEIRA.',
      answers: { veiculo: false, morte: false, banco: false, retencao: false },
      people: [witness(), unknownSuspect()],
      things: documentAndPhone(),
    }),
  stored: {
    crime: [2, 2],
    nature: 202,
    others: [201, 203, 204, 205, 206, 207],
    answers: {
      perguntasIniciais: { 'no-para': true, veiculo: false, morte: false, banco: false, retencao: false },
    },
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
