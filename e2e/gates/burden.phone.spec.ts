import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Route } from '@delegacia/domain/lists/routes'
import { languages } from '../support/languages.ts'
import { minutesOfWork } from '../../packages/flows/crimes/minutes.fixture.ts'
import { measureBurden, type Burden } from '../support/measure-burden.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

type Row = { route: Route; of: (report: Occurrence) => Occurrence; limit: Burden }

const husband: InvolvedParty = {
  atuacao: '3',
  tipo_pessoa: 'F',
  id_vinculo: 1,
  ds_vinculo: 'Marido, esposa ou companheiro(a)',
  nome_conhecido: 1,
  nome: 'CARLOS ALBERTO SOUZA',
}

/** A lost document; violence by her husband at home, told by her. Nobody tells more than is required. Of each height 100 pixels are the day by which somebody answers, which stands open at the end (FI-10). */
const rows: readonly Row[] = [
  {
    route: 'extravio',
    of: (report) => ({ ...report, objeto: report.objeto.slice(0, 1) }),
    limit: { screens: 12, answers: 19, characters: 280, taps: 42, pixels: 17_100 },
  },
  {
    route: 'violencia_contra_mulher',
    of: ({ envolvido: [reporter = {}], ...report }) => ({
      ...report,
      envolvido: [reporter, husband],
      respostas: { ...report.respostas, localOcorrencia: 7, comunicanteCondominio: 2, faixaEtariaVitima: 3 },
    }),
    // Of these 900 pixels need no answer: how to call without risk, whether she asks for protection, sentences for the account.
    limit: { screens: 18, answers: 18, characters: 280, taps: 44, pixels: 29_900 },
  },
]

/** As short as the rule allows. */
const account =
  'Perdi minha identidade no ônibus voltando do trabalho. Só percebi em casa, já procurei e não sei onde caiu.'

const counts = ['screens', 'answers', 'characters', 'taps', 'pixels'] as const

// LA-01, LA-07
for (const { route, of, limit } of rows)
  test(`/${route} asks no more of a person than its budget`, async ({ page }) => {
    const { flow, context } = await routeReport(route)
    const burden = await measureBurden(page, languages[0], {
      flow,
      context: { ...context, report: { ...of(context.report), relato_plain: account } },
    })
    for (const count of counts)
      console.log(
        `${route.padEnd(24)} ${count.padEnd(11)} ${String(burden[count]).padStart(7)} of ${limit[count]}`,
      )
    console.log(`${route.padEnd(24)} ${'minutes'.padEnd(11)} ${String(minutesOfWork(burden)).padStart(7)}`)
    const [, said] = /(\d+)\sminutos/.exec(flow.description.pt) ?? []
    expect(Number(said), 'the minutes that the start promises').toBeGreaterThanOrEqual(minutesOfWork(burden))
    const over = counts.filter((count) => burden[count] > limit[count])
    expect(over, 'counts above their limits').toEqual([])
  })
