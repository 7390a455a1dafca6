import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Route } from '@delegacia/domain/lists/routes'

/** What the station must store and print of a route's report; the values are written as a clerk reads them. */
export type ExpectedReport = {
  /** ID_CRIME and the citizen's crime. */
  crime: readonly [crime: number, citizens: number]
  /** The nature that is picked on the screen, and others that are sent to the API. */
  nature: number
  others?: readonly number[]
  /** `grupo_ocorrencia` with its name. */
  group?: readonly [id: number, name: string]
  /** ID_FLG_TIPO; 0 where the answers set none. */
  flag?: number
  /** `respostas` without the questions of the catalogue. */
  answers: Readonly<Record<string, unknown>>
  /** The questions of the catalogue with their answers, by id. */
  catalogueAnswers?: readonly (readonly [question: number, answer: number])[]
  /** The sections of the document in its order, each with the number of its card on the screen. */
  sections: readonly string[]
}

/** The natures of attempts (`tentativa` 1). */
export const attempted: readonly number[] = [107, 206, 1307]

/** A nature with the answers before the steps, and what is asked of victims of that age, that make it available. */
export type Picked = {
  nature: number
  answers?: QuestionAnswers
  victims?: Pick<InvolvedParty, 'ds_nascimento' | 'nascimento' | 'id_estado_civil'>
}

/** One row for each route. */
export const expectedReports: Readonly<Record<Route, ExpectedReport>> = {
  acidente: {
    crime: [4, 4],
    nature: 401,
    others: [402, 403, 404, 405, 406],
    answers: {
      perguntasIniciais: {
        ferido: false,
        'veiculo-oficial': false,
        'bem-publico': false,
        'carga-perigosa': false,
        'unico-veiculo': false,
        fuga: false,
      },
    },
    sections: [
      '6. Quando, onde e como foi',
      '5. Veículos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Testemunhas',
      '7. Perguntas do começo',
    ],
  },
  agrarios: {
    crime: [18, 18],
    nature: 1802,
    others: [1801, 1803, 1804, 1805, 1806, 1807],
    answers: { perguntasIniciais: { 'no-para': true, ferido: false } },
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
  ameaca: {
    crime: [6, 6],
    nature: 601,
    answers: { perguntasIniciais: { 'no-para': true, familia: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
  animais: {
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
  'apropriacao-indebita-erro': {
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
  atipico: {
    crime: [21, 21],
    nature: 2101,
    answers: { perguntasIniciais: { 'no-para': true } },
    sections: [
      '4. Quando, onde e como foi',
      '3. Objetos',
      '1. Quem comunica',
      '2. Endereço de quem comunica',
      '5. Perguntas do começo',
    ],
  },
  calunia: {
    crime: [8, 8],
    nature: 801,
    answers: { perguntasIniciais: { 'no-para': true, familia: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
  consumo: {
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
  difamacao: {
    crime: [9, 9],
    nature: 902,
    others: [901],
    answers: { perguntasIniciais: { 'no-para': true, familia: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
  estelionato: {
    crime: [13, 13],
    nature: 1302,
    others: [1301, 1303, 1304, 1305, 1306, 1307, 1308, 1309],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false } },
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
  extravio: {
    crime: [3, 3],
    nature: 301,
    answers: { perguntasIniciais: { 'no-para': true, levado: false } },
    sections: [
      '4. Quando, onde e como foi',
      '3. Objetos',
      '1. Quem comunica',
      '2. Endereço de quem comunica',
      '5. Perguntas do começo',
    ],
  },
  'falsa-identidade': {
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
  'falso-alarme': {
    crime: [15, 15],
    nature: 1501,
    answers: { perguntasIniciais: { 'no-para': true } },
    sections: [
      '5. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Suspeitos',
      '6. Perguntas do começo',
    ],
  },
  furto: {
    crime: [1, 101],
    nature: 102,
    others: [101, 103, 104, 105, 106, 107, 108, 109],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false, veiculo: false, ferido: false } },
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
  incendio: {
    crime: [23, 23],
    nature: 2301,
    answers: { comoOcorreu: 1, ondeOcorreu: 1 },
    catalogueAnswers: [
      [20, 1],
      [21, 1],
    ],
    sections: [
      '8. Quando, onde e como foi',
      '7. Objetos',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '9. Sobre o caso',
    ],
  },
  injuria: {
    crime: [7, 7],
    nature: 701,
    others: [702, 703],
    answers: { perguntasIniciais: { 'no-para': true, familia: false, discriminacao: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
  invasaoinf: {
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
  obito: {
    crime: [16, 16],
    nature: 1601,
    others: [1602],
    answers: { perguntasIniciais: { 'no-para': true, violencia: false, medico: true } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Pessoa falecida',
      '5. Endereço da pessoa falecida',
      '6. Testemunhas',
      '8. Perguntas do começo',
    ],
  },
  odio: {
    crime: [17, 17],
    nature: 1701,
    others: [1702],
    flag: 5,
    answers: { isVitima: true, tipoCrimeCidadao: 1, elementoCrimeCidadao: 1, isVirtual: 140, meioVirtual: 1 },
    catalogueAnswers: [
      [6, 1],
      [7, 1],
      [11, 140],
      [12, 1],
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
  perseguicao: {
    crime: [25, 25],
    nature: 2501,
    others: [2503, 2504],
    group: [6, 'PERSEGUIÇÃO'],
    flag: 7,
    answers: { isDomestico: false, isVitima: true, faixaEtariaVitima: 3 },
    catalogueAnswers: [[2, 3]],
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
  perturbacao: {
    crime: [11, 11],
    nature: 1101,
    answers: { perguntasIniciais: { 'no-para': true, repeticao: false } },
    sections: [
      '7. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '8. Perguntas do começo',
    ],
  },
  'registro-ocorrencia': {
    crime: [28, 28],
    nature: 1804,
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
  roubo: {
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
  sossego: {
    crime: [22, 22],
    nature: 2201,
    answers: { ondeOcorreu: 1, tipoCrimeCidadao: 1 },
    catalogueAnswers: [
      [15, 1],
      [16, 1],
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
  transporte: {
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
  violencia: {
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
  'violencia-condominio': {
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
  violencia_contra_mulher: {
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
  'violencia_contra_mulher/atendimento': {
    crime: [27, 1],
    nature: 501,
    others: [510, 511, 512],
    group: [3, 'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER'],
    flag: 3,
    answers: { isMulher: true, atendimentoImediato: true },
    sections: [
      '6. Quando, onde e como foi',
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Suspeitos',
    ],
  },
}

const disturbance = (type: number) => ({
  answers: { ondeOcorreu: 1, tipoCrimeCidadao: type },
  catalogueAnswers: [
    [15, 1],
    [16, type],
  ] as const,
})

/** A fire's nature with the answers to how it started and where. */
const fires: readonly (readonly [nature: number, how: number, where: number])[] = [
  [2302, 2, 1],
  [2303, 1, 4],
  [2304, 5, 1],
]

/** A hate crime's nature with the motive, and the question and answer of what was done. */
const hatreds: readonly (readonly [nature: number, motive: number, question: number, done: number])[] = [
  [1703, 2, 8, 1],
  [1704, 3, 9, 1],
  [1705, 4, 10, 1],
  [1706, 1, 7, 2],
  [1707, 5, 13, 2],
  [1708, 5, 13, 1],
]

/** The natures that other answers make available: each kind of disturbance, and violence against an older person. */
export const pickedByAnswers: readonly (Picked & {
  route: Route
  row: Omit<ExpectedReport, 'nature' | 'sections'>
})[] = [
  ...[2, 3, 4].map((type) => ({
    route: 'sossego' as const,
    nature: 2200 + type,
    answers: { tipoCrimeCidadao: type },
    row: { crime: [22, 22] as const, ...disturbance(type) },
  })),
  ...fires.map(([nature, how, where]) => ({
    route: 'incendio' as const,
    nature,
    answers: { comoOcorreu: how, ondeOcorreu: where },
    row: {
      crime: [23, 23] as const,
      answers: { comoOcorreu: how, ondeOcorreu: where },
      catalogueAnswers: [[20, how] as const, [21, where] as const],
    },
  })),
  ...hatreds.map(([nature, motive, question, done]) => ({
    route: 'odio' as const,
    nature,
    answers: { tipoCrimeCidadao: motive, elementoCrimeCidadao: done },
    row: {
      crime: [17, 17] as const,
      flag: 5,
      answers: {
        isVitima: true,
        tipoCrimeCidadao: motive,
        elementoCrimeCidadao: done,
        isVirtual: 140,
        meioVirtual: 1,
      },
      catalogueAnswers: [
        [6, motive] as const,
        [question, done] as const,
        [11, 140] as const,
        [12, 1] as const,
      ],
    },
  })),
  {
    route: 'perseguicao',
    nature: 2502,
    answers: { faixaEtariaVitima: 4 },
    victims: { ds_nascimento: '05/03/1950', nascimento: '1950-03-05', id_estado_civil: 1 },
    row: {
      crime: [25, 25],
      group: [6, 'PERSEGUIÇÃO'],
      flag: 4,
      answers: { isDomestico: false, isVitima: true, faixaEtariaVitima: 4 },
      catalogueAnswers: [[2, 4]],
    },
  },
  {
    route: 'violencia',
    nature: 514,
    answers: { faixaEtariaVitima: 4 },
    victims: { ds_nascimento: '05/03/1950', nascimento: '1950-03-05', id_estado_civil: 1 },
    row: {
      crime: [5, 505],
      group: [4, 'VIOLÊNCIA CONTRA PESSOA IDOSA'],
      flag: 4,
      answers: {
        isMulher: false,
        isVitima: false,
        localOcorrencia: 7,
        comunicanteCondominio: 2,
        generoVitima: 'M',
        ds_generoVitima: 'Masculino',
        faixaEtariaVitima: 4,
      },
      catalogueAnswers: [
        [1, 2],
        [2, 4],
      ],
    },
  },
]
