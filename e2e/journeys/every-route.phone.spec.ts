import { naturesOf } from '@delegacia/domain/lists/natures'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { routes, type Route } from '@delegacia/flows/crimes/flows'
import {
  attempted,
  expectedReports,
  pickedByAnswers,
  type ExpectedReport,
  type Picked,
} from '../support/expected-reports.data.ts'
import { languages } from '../support/languages.ts'
import { openThePdf } from '../support/download-pdf.ts'
import { withoutBlanks, wordsOf } from '../support/read-pdf.ts'
import { storedReport } from '../support/read-stored-reports.ts'
import { tellRoute } from '../support/route-report.ts'
import { registerReport } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const [portuguese] = languages

// FA-05
test('every route has its row, and over all of them each nature of the catalogue is picked', () => {
  expect(new Set(Object.keys(expectedReports))).toEqual(new Set(routes))
  const byAnswers = pickedByAnswers.map(({ nature }) => nature)
  const picked = Object.values(expectedReports).flatMap(({ nature, others = [] }) => [nature, ...others])
  const ofViolence = [1, 2, 3, 4, 5].flatMap((citizens) => naturesOf(5, 'pt-br', citizens))
  const all = [...naturesOf(28, 'pt-br'), ...ofViolence].map((one) => one.id_natureza_cidadao)
  expect(new Set([...picked, ...byAnswers])).toEqual(new Set(all))
})

for (const route of routes) {
  const row = expectedReports[route]
  // SH-02, WZ-01, SU-01, FI-03
  test(`/${route} is filed from the home screen to its paper`, async ({ page }) => {
    const told = await tellRoute(route)
    await walkFlow(page, portuguese, told, () => Promise.resolve())
    await goOn(page)
    const { number, bop } = await registeredNumber(page)

    expect(keptOf(await storedReport(bop))).toEqual(expectedOf(row, row.nature))
    const words = wordsOf(await openThePdf(page))
    const account = told.context.report.relato_plain ?? ''
    const missing = [number, account, ...row.paper].filter((text) => !words.includes(withoutBlanks(text)))
    expect(missing, 'what the paper does not show').toEqual([])
  })

  if (row.others)
    test(`the other natures of /${route} are kept as they are picked`, async ({ request }) => {
      for (const nature of row.others ?? []) {
        const { bop } = await registerReport(request, await withNature(route, { nature }))
        expect(keptOf(await storedReport(bop))).toEqual(expectedOf(row, nature))
      }
    })
}

for (const { route, row, ...picked } of pickedByAnswers)
  // QS-03, QS-07
  test(`nature ${picked.nature} of /${route} follows from the answers before the steps`, async ({
    request,
  }) => {
    const { bop } = await registerReport(request, await withNature(route, picked))
    expect(keptOf(await storedReport(bop))).toEqual(expectedOf(row, picked.nature))
  })

/** What the table says of a stored report. */
function keptOf({ fato, INFO_BOP, respostas }: Occurrence) {
  const { perguntasRespostas, ...answers } = respostas ?? {}
  return {
    crime: [INFO_BOP.ID_CRIME, INFO_BOP.ID_CRIME_CIDADAO],
    ofFact: [fato.id_crime, fato.id_crime_cidadao],
    nature: [INFO_BOP.ID_NATUREZA, INFO_BOP.ID_NATUREZA_CIDADAO, fato.id_natureza, fato.id_natureza_cidadao],
    attempted: fato.tentativa,
    group: [fato.grupo_ocorrencia, fato.nm_grupo_ocorrencia],
    flag: INFO_BOP.ID_FLG_TIPO,
    answers,
    asked: [perguntasRespostas, INFO_BOP.PERGUNTAS_E_RESPOSTAS],
  }
}

function expectedOf(
  row: Omit<ExpectedReport, 'nature' | 'paper'>,
  nature: number,
): ReturnType<typeof keptOf> {
  const { crime, group = [undefined, undefined], flag = 0, answers, asked = [] } = row
  const questions = asked.map(([id_pergunta, id_resposta]) => ({ id_pergunta, id_resposta }))
  return {
    crime: [...crime],
    ofFact: [...crime],
    nature: [nature, nature, nature, nature],
    attempted: attempted.includes(nature) ? 1 : 0,
    group: [...group],
    flag,
    answers,
    asked: [Object.keys(answers).length > 0 ? questions : undefined, questions],
  }
}

/** A route's report of another nature, its answers before the steps and its victims changed where the nature hangs on them. */
async function withNature(route: Route, { nature, answers, born }: Picked): Promise<Occurrence> {
  const { report } = (await tellRoute(route)).context
  const envolvido = report.envolvido.map((one) => (one.atuacao === '2' && born ? { ...one, ...born } : one))
  const fato = { ...report.fato, id_natureza_cidadao: nature }
  return { ...report, envolvido, fato, respostas: { ...report.respostas, ...answers } }
}
