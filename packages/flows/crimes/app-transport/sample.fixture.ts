import { documentAndPhone, reportOfParts, witness, type Sample } from '../sample-report.fixture.ts'
import { party, unknownSuspect } from '../theft.fixture.ts'
import { car } from '../things.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 20,
      nature: 2001,
      account:
        'ESQUECI A BOLSA NO BANCO DE TRÁS E O MOTORISTA DO APLICATIVO FOI EMBORA COM ELA. ELE VIU, ACELEROU E DEPOIS BLOQUEOU O MEU CONTATO.',
      answers: { veiculo: false, 'morte-ou-retencao': false },
      reporter: { isMotorista: false },
      people: [
        party('2', { isMotorista: false }),
        witness({ isMotorista: false }),
        { ...unknownSuspect(), isMotorista: true },
      ],
      things: [...documentAndPhone(), { ...car, condutor: 'NÃO SEI', dano: 'NENHUM' }],
    }),
  stored: {
    crime: [20, 20],
    nature: 2001,
    others: [2002, 2003, 2004],
    answers: { perguntasIniciais: { 'no-para': true, veiculo: false, 'morte-ou-retencao': false } },
    sections: [
      '9. Quando, onde e como foi',
      '7. Objetos',
      '8. Veículos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '10. Perguntas do começo',
    ],
  },
}
