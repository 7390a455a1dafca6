import { documentAndPhone, reportOfParts, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 10,
      nature: 1002,
      account:
        'O MERCADO DA ESQUINA VENDE LEITE VENCIDO COM A DATA RASPADA. COMPREI DUAS CAIXAS, PASSEI MAL E GUARDEI A NOTA FISCAL E AS EMBALAGENS.',
      people: [{ atuacao: '3', tipo_pessoa: 'J', nome: 'MERCADO SUSPEITO' }],
      things: documentAndPhone(),
    }),
  stored: {
    crime: [10, 10],
    nature: 1002,
    others: [1001, 1003, 1004, 1005],
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
