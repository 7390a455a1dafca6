import { reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 27,
      nature: 501,
      answers: {
        isMulher: true,
        atendimentoImediato: false,
        isVitima: true,
        localOcorrencia: 18,
        generoVitima: 'F',
      },
    }),
  stored: {
    crime: [27, 1],
    nature: 501,
    others: [507, 508, 509],
    group: [3, 'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER'],
    flag: 3,
    answers: {
      isMulher: true,
      atendimentoImediato: false,
      isVitima: true,
      localOcorrencia: 18,
      generoVitima: 'F',
      ds_generoVitima: 'Feminino',
    },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Sobre o caso',
    ],
  },
}
