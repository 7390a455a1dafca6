import { naturesOf } from '@delegacia/domain/lists/natures'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { Context } from '../engine/model/context.ts'
import type { Flow } from '../engine/define.ts'
import { offeredNatures, outcomeOf } from '../engine/outcome.ts'
import { contextOf } from './loss.fixture.ts'
import type { Route } from '@delegacia/domain/lists/routes'
import { party, theftReport } from './theft.fixture.ts'

type Answered = {
  crime: number
  nature: number
  answers: QuestionAnswers
  /** The kind of place, where a street would contradict the answers. */
  place?: number
  things?: boolean
  victims?: InvolvedParty[]
}

/** Ten years old on the day of the fixtures. */
const child = party('2', {
  ds_nascimento: '05/03/2016',
  nascimento: '2016-03-05',
  id_profissao: 178,
  nr_filhos: '',
})

const reports = {
  violencia: {
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
  },
  violencia_contra_mulher: {
    crime: 27,
    nature: 501,
    answers: {
      isMulher: true,
      atendimentoImediato: false,
      isVitima: true,
      localOcorrencia: 18,
      generoVitima: 'F',
    },
  },
  'violencia_contra_mulher/atendimento': {
    crime: 27,
    nature: 501,
    answers: { isMulher: true, atendimentoImediato: true },
  },
  'violencia-condominio': {
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
  },
  odio: {
    crime: 17,
    nature: 1701,
    answers: {
      isVitima: true,
      tipoCrimeCidadao: 1,
      elementoCrimeCidadao: 1,
      isVirtual: 140,
      meioVirtual: 1,
    },
    place: 40,
  },
  sossego: { crime: 22, nature: 2201, answers: { ondeOcorreu: 1, tipoCrimeCidadao: 1 } },
  incendio: { crime: 23, nature: 2301, answers: { comoOcorreu: 1, ondeOcorreu: 1 }, things: true },
  perseguicao: {
    crime: 25,
    nature: 2501,
    answers: { isDomestico: false, isVitima: true, faixaEtariaVitima: 3 },
  },
} satisfies Partial<Record<Route, Answered>>

/** The routes with a question screen before the steps. */
export type AnsweredRoute = keyof typeof reports

export const answeredRoutes = Object.keys(reports) as readonly AnsweredRoute[]

export const isAnswered = (route: Route): route is AnsweredRoute => Object.hasOwn(reports, route)

/** A whole report of a crime with a question screen, by a reporter born in 1990. */
export function answeredReport(route: AnsweredRoute): Occurrence {
  const { crime, nature, answers, place, things = false, victims = [] }: Answered = reports[route]
  const base = theftReport()
  const [reporter = {}] = base.envolvido
  const { isVitima: _, ...withoutVictim } = reporter
  return {
    ...base,
    envolvido: [answers.isVitima === undefined ? reporter : withoutVictim, ...victims],
    objeto: things ? base.objeto : [],
    fato: {
      ...base.fato,
      id_natureza_cidadao: nature,
      ...(place !== undefined && { endereco: { ...base.fato.endereco, id_local: place } }),
    },
    respostas: answers,
    INFO_BOP: { ID_CRIME: crime },
  }
}

/** The server's context of a report of any crime, at noon of 21 November 2026. */
export function anyContext(flow: Flow, report: Occurrence): Context {
  const context: Context = {
    ...contextOf(report),
    readQuestions: () => questionAnswersOf(flow.crime, 'pt-br'),
    natures: undefined,
  }
  const outcome = outcomeOf(flow, context)
  return {
    ...context,
    natures: offeredNatures(naturesOf(flow.crime, 'pt-br', outcome.citizenCrime), outcome),
  }
}
