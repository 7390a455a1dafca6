import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Stored } from '../../packages/flows/crimes/sample-report.fixture.ts'

/** The natures of attempts (`tentativa` 1). */
export const attempted: readonly number[] = [107, 206, 1307]

/** A nature with the answers before the steps, and what is asked of victims of that age, that make it available. */
export type Picked = {
  nature: number
  answers?: QuestionAnswers
  victims?: Pick<InvolvedParty, 'ds_nascimento' | 'nascimento' | 'id_estado_civil'>
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
  row: Omit<Stored, 'nature' | 'sections'>
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
