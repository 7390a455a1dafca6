import { reportOfParts, type Sample } from '../sample-report.fixture.ts'
import { unknownSuspect } from '../theft.fixture.ts'
import { bankAccount, pix } from '../things.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 24,
      nature: 2401,
      account:
        'ERREI UM NÚMERO DA CHAVE E O PIX FOI PARA UMA PESSOA QUE NÃO CONHEÇO. PEDI DE VOLTA PELO BANCO E POR MENSAGEM, E ELA SE RECUSA.',
      people: [unknownSuspect()],
      things: [pix, bankAccount],
    }),
  stored: {
    crime: [24, 24],
    nature: 2401,
    others: [2402, 2403],
    answers: { perguntasIniciais: { 'no-para': true } },
    sections: [
      '8. Quando, onde e como foi',
      '7. Valores e contas',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '9. Perguntas do começo',
    ],
  },
}
