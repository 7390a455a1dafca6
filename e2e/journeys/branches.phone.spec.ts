import type { Page } from '@playwright/test'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readValue } from '@delegacia/domain/report/question-answer'
import { declaredAgeGroup } from '@delegacia/domain/report/question-answers'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { inState } from '@delegacia/flows/blocks/before/in-state'
import type { Flow, YesNoQuestion } from '@delegacia/flows/engine/define'
import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import {
  agree,
  answerAt,
  checkAt,
  expectWhatIsNew,
  flows,
  openQuestion,
  passCards,
} from '../support/before-steps.ts'
import { expect, test } from '../support/test.ts'
import { goOn, heading } from '../support/wizard-actions.ts'

/** The yes/no questions of a flow, and whether the restrictions come before them. */
function questionsOf({ before, needsMunicipality }: Flow): {
  questions: readonly YesNoQuestion[]
  restricted: boolean
} {
  const sequence = before.find((one) => one.kind === 'yesNo')
  return {
    // A municipality that was chosen before answers whether it happened in Pará.
    questions: sequence?.questions.filter((one) => !needsMunicipality || one !== inState) ?? [],
    restricted: before.some(({ kind }) => kind === 'restrictions'),
  }
}

const redCard = (page: Page) => page.getByRole('region', { name: 'Importante' })

const rightAnswer = ({ right }: YesNoQuestion): boolean => right === 'sim'

/** To the first question of a flow. */
async function open(page: Page, flow: Flow): Promise<void> {
  await passCards(page, flow)
  if (questionsOf(flow).restricted) await agree(page)
}

/** Gives every wrong answer, checks that it stops the person, and corrects it; gives up at the last one. */
async function meetEveryStop(page: Page, flow: Flow): Promise<void> {
  const { questions } = questionsOf(flow)
  const last = questions.findLastIndex(({ wrong }) => wrong)
  for (const [place, question] of questions.slice(0, last + 1).entries()) {
    if (question.wrong) {
      await answerAt(page, place, !rightAnswer(question))
      await expect(redCard(page)).toContainText(question.wrong.pt)
      await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0)
      await expect(page.locator('main a[href="tel:190"]')).toBeVisible()
      if (place === last) return redCard(page).getByRole('button', { name: 'Desistir' }).click()
    }
    await answerAt(page, place, rightAnswer(question))
    await expect(redCard(page)).toHaveCount(0)
  }
}

for (const flow of flows) {
  const { questions } = questionsOf(flow)
  if (questions.length === 0) continue
  // ST-06, ST-09
  test(`every wrong answer at ${flow.route} stops, and leads home or to the right report`, async ({
    page,
  }) => {
    await open(page, flow)
    await meetEveryStop(page, flow)
    await expect(page).toHaveURL(/#\/$/)
    await expect(page.locator('#registrar')).toBeVisible()

    for (const [place, { insteadGoTo }] of questions.entries()) {
      if (!insteadGoTo) continue
      await open(page, flow)
      for (const [at, question] of questions.slice(0, place + 1).entries())
        await answerAt(page, at, at === place ? !rightAnswer(question) : rightAnswer(question))
      await redCard(page).getByRole('button', { name: insteadGoTo.label.pt }).click()
      await expectWhatIsNew(page, flow, await getFlow(insteadGoTo.route))
    }
  })
}

/** A place among the radios of each answer, in the order of the screen. */
type Path = readonly (readonly [name: string, place: number])[]

const yes = 0
const no = 1

type Branch = { route: Route; path: Path; to: Route; kind: 'elsewhere' | 'continueAt' }

const branches: readonly Branch[] = [
  { route: 'perseguicao', path: [['isDomestico', yes]], to: 'violencia', kind: 'elsewhere' },
  { route: 'violencia_contra_mulher', path: [['isMulher', no]], to: 'violencia', kind: 'elsewhere' },
  ...(['violencia', 'violencia_contra_mulher'] as const).map((route): Branch => ({
    route,
    path: [
      ['isMulher', yes],
      ['atendimentoImediato', yes],
    ],
    to: 'violencia_contra_mulher/atendimento',
    kind: 'continueAt',
  })),
]

async function follow(page: Page, flow: Flow, path: Path): Promise<void> {
  await passCards(page, flow)
  for (const [name, place] of path) await checkAt(page, name, place)
}

// QS-04, QS-06, ST-09, VI-01: the warnings of both were read on the way
for (const { route, path, to, kind } of branches)
  test(`${route} leads to ${to} where the report belongs there`, async ({ page }) => {
    const flow = await getFlow(route)
    await follow(page, flow, path)
    if (kind === 'elsewhere') {
      await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0)
      await expect(page.locator('main a[href="tel:190"]')).toBeVisible()
      await redCard(page).getByRole('button').click()
    } else {
      await goOn(page)
    }
    await expectWhatIsNew(page, flow, await getFlow(to))
  })

type Refusal = { route: Route; question: 2 | 18; path: Path }

const ofOther: Path = [
  ['isMulher', no],
  ['isVitima', yes],
  ['comunicanteCondominio', 0],
]

const ofWoman: Path = [
  ['isMulher', yes],
  ['atendimentoImediato', no],
  ['isVitima', yes],
  ['localOcorrencia', 0],
  ['comunicanteCondominio', 0],
]

const refusals: readonly Refusal[] = [
  { route: 'violencia', question: 2, path: ofOther },
  { route: 'violencia', question: 2, path: ofWoman },
  { route: 'violencia_contra_mulher', question: 2, path: ofWoman },
  {
    route: 'violencia-condominio',
    question: 18,
    path: [
      ['isVitima', yes],
      ['comunicanteCondominio', 0],
      ['generoVitima', 0],
    ],
  },
  {
    route: 'perseguicao',
    question: 2,
    path: [
      ['isDomestico', no],
      ['isVitima', yes],
    ],
  },
]

/** The active answers to the question of the age, and whether each is one that an adult gives. */
function agesOf(crime: number, question: 2 | 18): { answer: string; adult: boolean }[] {
  return questionAnswersOf(crime, 'pt-br')
    .filter((one) => one.id_pergunta === question && readValue(one)?.ativo)
    .map((one) => ({
      answer: one.ds_resposta,
      adult: (declaredAgeGroup({ faixaEtariaVitima: one.id_resposta }) ?? 0) >= 3,
    }))
}

// QS-04, QS-05, QS-06, ST-09
for (const { route, question, path } of refusals)
  test(`${route} refuses every age below 18 of a reporter who is the victim (${path[0]?.join(' ')})`, async ({
    page,
  }) => {
    const flow = await getFlow(route)
    const ages = agesOf(flow.crime, question)
    expect(ages.filter(({ adult }) => !adult)).toHaveLength(2)
    await follow(page, flow, path)
    await openQuestion(page, '/respostas/faixaEtariaVitima')
    for (const { answer } of ages.filter(({ adult }) => !adult)) {
      await page.getByRole('radio', { name: answer }).check()
      await goOn(page)
      await expect(page.getByRole('alert')).toContainText(
        issueMessage({ code: 'reporterMustBeAdult' }, 'pt-br'),
      )
      await expect(page.locator('main a[href="tel:100"]')).toBeVisible()
    }
    await page.getByRole('radio', { name: ages.find(({ adult }) => adult)?.answer ?? '' }).check()
    const title = await heading(page).textContent()
    await goOn(page)
    await expect(heading(page)).not.toHaveText(title ?? '')
  })

test('every flow that may lead elsewhere is among those walked here', () => {
  const leading = flows.filter(({ before }) =>
    before.some((one) => one.kind === 'questions' && (one.elsewhere ?? one.continueAt)),
  )
  expect(leading.map(({ route }) => route).sort()).toEqual(
    [...new Set(branches.map(({ route }) => route))].sort(),
  )
})
