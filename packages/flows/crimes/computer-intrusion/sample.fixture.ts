import { documentAndPhone, reportOfParts, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 12,
      nature: 1201,
      account:
        'ENTRARAM NA MINHA CONTA DA REDE SOCIAL, TROCARAM A SENHA E O E-MAIL E ESTÃO PUBLICANDO FOTOS EM MEU NOME. JÁ AVISEI OS AMIGOS.',
      answers: { dinheiro: false },
      things: documentAndPhone(),
    }),
  stored: {
    crime: [12, 12],
    nature: 1201,
    others: [1202, 1203],
    answers: { perguntasIniciais: { 'no-para': true, dinheiro: false } },
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
