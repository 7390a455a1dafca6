import { child, reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 26,
      nature: 501,
      answers: {
        isVitima: false,
        localOcorrencia: 7,
        comunicanteCondominio: 4,
        generoVitima: 'F',
        faixaEtariaVitima: 10,
      },
      victims: [child],
    }),
  stored: {
    crime: [26, 502],
    nature: 501,
    others: [504, 505, 506],
    group: [1, 'VIOLÊNCIA CONTRA CRIANÇA'],
    flag: 1,
    answers: {
      isVitima: false,
      localOcorrencia: 7,
      comunicanteCondominio: 4,
      generoVitima: 'F',
      ds_generoVitima: 'Feminino',
      faixaEtariaVitima: 10,
    },
    catalogueAnswers: [
      [17, 4],
      [18, 10],
    ],
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
