import { expect, type Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import type { Before, Flow, FormStep, Group, ListStep, QuestionScreen } from '@delegacia/flows/engine/define'
import { askedQuestions, questionsByScreen } from '@delegacia/flows/questions/asked-questions'
import { readAt } from '@delegacia/flows/engine/model/entity'
import {
  formInstances,
  formInstanceOf,
  visibleFieldsOf,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { groupsByScreen, openGroups } from '../../apps/web/pages/report/draft/screen.ts'
import { openQuestion } from './before-steps.ts'
import { fillAnswer } from './fill-answer.ts'
import type { Language } from './languages.ts'
import { inState } from '@delegacia/flows/blocks/before/in-state'
import { chooseOccurrence } from './choose-occurrence.ts'
import type { Visit } from './reporter-steps.ts'
import { routeReport, type RouteReport } from './route-report.ts'
import { checkFirst, goOn, goOnEarly, hasMunicipality, heading, wantToAnswer } from './wizard-actions.ts'

/** It has no card on the home screen: another flow leads to it. */
const immediateCare = 'violencia_contra_mulher/atendimento'

/** Answers the questions of one screen; with 'enough' no more is told of the entry. */
type AnswerScreen = (instance: FormInstance) => Promise<'enough' | undefined>

/**
 * From the home screen to the summary of any flow: its definition gives the questions, a report the answers. Every question
 * is answered that the report answers, unless the caller answers the screens of the steps itself.
 */
export async function walkFlow(
  page: Page,
  language: Language,
  { flow, context }: RouteReport,
  visit: Visit,
  answerStep?: AnswerScreen,
): Promise<void> {
  await page.goto(language.home)
  const entrance = flow.route === immediateCare ? 'violencia_contra_mulher' : flow.route
  await page.locator(`a[href="#/${entrance}"]`).first().waitFor({ state: 'attached' })
  await visit('home')
  await chooseOccurrence(page, entrance)
  if (entrance !== flow.route) await askForCare()
  // On the way to immediate care the warnings have been shown already.
  await readCards(entrance === flow.route ? flow : { ...flow, warnings: [] })
  for (const before of flow.before) await answerBefore(before)
  for (const step of flow.steps) await (step.kind === 'form' ? fillForm(step) : fillList(step))
  await expect(page.locator('main section').first()).toBeVisible()
  await visit('summary')

  /** A question of the flow of violence against women leads to immediate care (QS-04). */
  async function askForCare(): Promise<void> {
    await readCards((await routeReport('violencia_contra_mulher', context.locale)).flow)
    await openQuestion(page, '/respostas/atendimentoImediato')
    await checkFirst(page, '/respostas/atendimentoImediato')
    await visit('care')
    await goOn(page)
  }

  async function readCards({ title, warnings, needsMunicipality }: Flow): Promise<void> {
    for (const [place, id] of [...warnings.map((card) => card.id), 'description'].entries()) {
      await expectHeading(title)
      if (place === 0 && needsMunicipality) await chooseMunicipality()
      await visit(`start-${id}`)
      await goOn(page)
    }
  }

  async function chooseMunicipality(): Promise<void> {
    await page.locator('main').getByRole('combobox').fill('Belém')
    await page.getByRole('option', { name: 'Belém', exact: true }).first().click()
  }

  async function answerBefore(before: Before): Promise<void> {
    if (before.kind === 'restrictions') {
      await page.getByRole('checkbox').check()
      await visit('restrictions')
    } else if (before.kind === 'yesNo') {
      const answers = page.locator('main').getByRole('group')
      const knowsPlace = await hasMunicipality(page)
      const questions = before.questions.filter((one) => !knowsPlace || one !== inState)
      if (questions.length === 0) return
      for (const [place, { id }] of questions.entries()) {
        const yes = readAt(context.report, `respostas/perguntasIniciais/${id}`) === true
        await answers
          .nth(place)
          .getByRole('button')
          .nth(yes ? 0 : 1)
          .click()
      }
      await visit('questions')
    } else {
      await expectHeading(before.form.title)
      if (flow.discreet) return answerOneByOne(before)
      await answer(formInstanceOf(before.form, context.report))
      await visit('questions')
    }
    await goOn(page)
  }

  /** Of violence each question has its own screen; what is preset is answered already. */
  async function answerOneByOne({ form, preset = {} }: QuestionScreen): Promise<void> {
    const given = new Set(Object.keys(preset))
    const instance = formInstanceOf(form, context.report)
    const asked = askedQuestions(instance, context)
    for (const questions of questionsByScreen(asked.filter(({ field }) => !given.has(field.name)))) {
      await openQuestion(page, questions[0]?.campo ?? '')
      const fields = questions.map(({ field }) => field)
      const groups = instance.groups.map((group) => ({ ...group, fields }))
      await (answerStep ?? answer)({ ...instance, groups })
      await visit('questions')
      await goOn(page)
    }
  }

  async function fillForm(step: FormStep): Promise<void> {
    const instance = formInstanceOf(step, context.report)
    await fillScreens(instance, step.id, groupsByScreen(flow, step, context))
  }

  async function fillList(step: ListStep): Promise<void> {
    await expectHeading(step.title)
    await visit(`${step.id}-none`)
    const entries = [...formInstances(flow, context.report)].filter((instance) => instance.step === step)
    for (const [place, instance] of entries.entries()) {
      const kind = step.forms.findIndex((form) => form === instance.form)
      await page
        .locator(`[id="${inputId(`/${step.at}`)}"]`)
        .getByRole('button')
        .nth(kind)
        .click()
      const screens = openGroups(instance, context).map((group) => [group])
      const isLast = answerStep !== undefined && place === entries.length - 1
      const left = await fillScreens(instance, instance.form?.id ?? step.id, screens, isLast)
      if (left === 'enough') return
      await expectHeading(step.title)
    }
    if (entries.length > 0) await visit(step.id)
    await goOn(page)
  }

  async function fillScreens(
    instance: FormInstance,
    name: string,
    screens: Group[][],
    isLast = false,
  ): Promise<'enough' | undefined> {
    for (const [place, groups] of screens.entries()) {
      const [first] = groups
      if (!first) continue
      await expectHeading(first.title)
      const told = await (answerStep ?? answer)({ ...instance, groups })
      await visit(`${name}-${first.id}`)
      if (told === 'enough' || (isLast && place === screens.length - 1)) {
        await goOnEarly(page)
        return 'enough'
      }
      await goOn(page)
    }
    return undefined
  }

  async function answer(instance: FormInstance): Promise<undefined> {
    if (instance.groups.some(({ decline }) => decline)) await wantToAnswer(page)
    for (const question of visibleFieldsOf(instance, context))
      if (question.answer !== undefined) await fillAnswer(page, question, context)
  }

  function expectHeading(title: Text): Promise<void> {
    return expect(heading(page)).toHaveText(say(title, context.locale))
  }
}
