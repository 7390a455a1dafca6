import { documentAndPhone, reportOfParts, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfParts({
      crime: 14,
      nature: 1403,
      account:
        'CRIARAM UM PERFIL COM O MEU NOME E A MINHA FOTO E PEDEM DINHEIRO AOS MEUS AMIGOS. GUARDEI O ENDEREÇO DA PÁGINA E AS MENSAGENS.',
      things: documentAndPhone(),
    }),
  stored: {
    crime: [14, 14],
    nature: 1403,
    others: [1401, 1402],
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
