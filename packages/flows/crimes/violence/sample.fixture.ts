import { child, reportOfAnswers, type Sample } from '../sample-report.fixture.ts'

export const sample: Sample = {
  report: () =>
    reportOfAnswers({
      crime: 5,
      nature: 501,
      answers: {
        isMulher: false,
        isVitima: false,
        localOcorrencia: 7,
        comunicanteCondominio: 2,
        generoVitima: 'M',
        faixaEtariaVitima: 1,
      },
      victims: [{ ...child, sexo: 'M', id_identidade_genero: 5 }],
    }),
  stored: {
    crime: [5, 502],
    nature: 501,
    others: [502, 503, 513],
    group: [1, 'VIOLÊNCIA CONTRA CRIANÇA'],
    flag: 1,
    answers: {
      isMulher: false,
      isVitima: false,
      localOcorrencia: 7,
      comunicanteCondominio: 2,
      generoVitima: 'M',
      ds_generoVitima: 'Masculino',
      faixaEtariaVitima: 1,
    },
    catalogueAnswers: [
      [1, 2],
      [2, 1],
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
