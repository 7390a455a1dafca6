import { citizenCrimesOf } from '@delegacia/domain/lists/citizen-crimes'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { getSample } from '../../packages/flows/crimes/reports.fixture.ts'
import type { Stored } from '../../packages/flows/crimes/sample-report.fixture.ts'
import { attempted, pickedByAnswers } from '../support/picked-by-answers.data.ts'
import { coveringRoutes } from '../support/covering-routes.ts'
import { languages } from '../support/languages.ts'
import { downloadDocument } from '../support/download-pdf.ts'
import { withoutBlanks, textOf } from '../support/read-pdf.ts'
import { storedReport } from '../support/read-stored-reports.ts'
import { reportWithNature, routeReport } from '../support/route-report.ts'
import { openSummaryOf } from '../support/open-summary.ts'
import { registerEasily, withKnownPlaces } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const [portuguese] = languages

// FA-05
test('the samples of the routes together pick each nature of the catalogue', () => {
  const byAnswers = pickedByAnswers.map(({ nature }) => nature)
  const picked = routes.flatMap((route) => {
    const { nature, others = [] } = getSample(route).stored
    return [nature, ...others]
  })
  const violence = findCrime(5)
  const citizens = violence ? citizenCrimesOf(violence) : []
  const ofViolence = citizens.flatMap(({ id }) => naturesOf(5, 'pt-br', id))
  const all = [...naturesOf(28, 'pt-br'), ...ofViolence].map((one) => one.id_natureza_cidadao)
  expect(new Set([...picked, ...byAnswers])).toEqual(new Set(all))
})

/** What ordinary-inputs.phone.spec.ts files from the home. */
const walkedElsewhere: ReadonlySet<Route> = new Set([
  'extravio',
  'furto',
  'acidente',
  'ameaca',
  'estelionato',
  'violencia_contra_mulher',
] as const)

/** Walked screen by screen from the home. The others are opened at their summary: that spec walks them, or no screen differs. */
const walked = new Set([...(await coveringRoutes())].filter((route) => !walkedElsewhere.has(route)))

/** The titles of the sections as the paper has them: the crime's own answers stand beside the account, and it numbers them itself. */
function printedSections(cards: readonly string[]): string[] {
  const titles = cards.map((card) => card.replace(/^\d+\. /, ''))
  const own: readonly string[] = titles.filter((title) => title === 'Sobre o caso')
  const [first = '', ...others] = titles.filter((title) => !own.includes(title))
  return [first, ...own, ...others]
}

/** The numbers of these sections in the text of the paper, each the first after the one before that stands at its title. */
function numbersOf(printed: string, sections: readonly string[]): (number | undefined)[] {
  let last = 0
  return sections.map((section) => {
    const after = Array.from({ length: 12 }, (_, more) => last + 1 + more)
    const number = after.find((one) => printed.includes(`${one}.${section}`))
    last = number ?? last
    return number
  })
}

for (const route of routes) {
  const row = getSample(route).stored
  const from = walked.has(route) ? 'the home screen' : 'its summary'
  // SH-02, WZ-01, SU-01, FI-03, PA-01
  test(`/${route} is filed from ${from} to its document`, async ({ page }) => {
    const report = await routeReport(route)
    if (walked.has(route)) await walkFlow(page, portuguese, report, () => Promise.resolve())
    else await openSummaryOf(page, route, await withKnownPlaces(page.request, report.context.report))
    await goOn(page)
    const { number, bop } = await registeredNumber(page)

    expect(storedPart(await storedReport(bop))).toEqual(expectedOf(row, row.nature))
    const printed = textOf(await downloadDocument(page))
    const account = report.context.report.relato_plain ?? ''
    const sections = printedSections(row.sections).map((section) => withoutBlanks(section))
    const missing = [withoutBlanks(number), withoutBlanks(account), ...sections].filter(
      (text) => !printed.includes(text),
    )
    expect(missing, 'what the document does not show').toEqual([])
    const numbers = numbersOf(printed, sections)
    expect(numbers[0], 'the number of the first section').toBe(1)
    expect(numbers, 'the numbers of the sections, which ascend').not.toContain(undefined)
  })

  if (row.others)
    test(`the other natures of /${route} are kept as they are picked`, async ({ request }) => {
      for (const nature of row.others ?? []) {
        const { bop } = await registerEasily(request, await reportWithNature(route, { nature }))
        expect(storedPart(await storedReport(bop))).toEqual(expectedOf(row, nature))
      }
    })
}

for (const { route, row, ...picked } of pickedByAnswers)
  // QS-03, QS-07
  test(`nature ${picked.nature} of /${route} follows from the answers before the steps`, async ({
    request,
  }) => {
    const { bop } = await registerEasily(request, await reportWithNature(route, picked))
    expect(storedPart(await storedReport(bop))).toEqual(expectedOf(row, picked.nature))
  })

/** The part of a stored report that the table describes. */
function storedPart({ fato, INFO_BOP, respostas }: Occurrence) {
  const { perguntasRespostas, ...answers } = respostas ?? {}
  return {
    crime: [INFO_BOP.ID_CRIME, INFO_BOP.ID_CRIME_CIDADAO],
    ofFact: [fato.id_crime, fato.id_crime_cidadao],
    nature: [INFO_BOP.ID_NATUREZA, INFO_BOP.ID_NATUREZA_CIDADAO, fato.id_natureza, fato.id_natureza_cidadao],
    attempted: fato.tentativa,
    group: [fato.grupo_ocorrencia, fato.nm_grupo_ocorrencia],
    flag: INFO_BOP.ID_FLG_TIPO,
    answers,
    catalogueAnswers: [perguntasRespostas, INFO_BOP.PERGUNTAS_E_RESPOSTAS],
  }
}

function expectedOf(row: Omit<Stored, 'nature' | 'sections'>, nature: number): ReturnType<typeof storedPart> {
  const { crime, group = [undefined, undefined], flag = 0, answers, catalogueAnswers = [] } = row
  const questions = catalogueAnswers.map(([id_pergunta, id_resposta]) => ({ id_pergunta, id_resposta }))
  return {
    crime: [...crime],
    ofFact: [...crime],
    nature: [nature, nature, nature, nature],
    attempted: attempted.includes(nature) ? 1 : 0,
    group: [...group],
    flag,
    answers,
    catalogueAnswers: [Object.keys(answers).length > 0 ? questions : undefined, questions],
  }
}
