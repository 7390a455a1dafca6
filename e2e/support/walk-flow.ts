import { expect, type Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import type { Before, Flow, FormStep, ListStep } from '@delegacia/flows/engine/define'
import { readAt } from '@delegacia/flows/engine/model/entity'
import {
  formInstances,
  formInstanceOf,
  visibleFieldsOf,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { openGroups } from '../../apps/web/pages/report/draft/screen.ts'
import { fillAnswer } from './fill-answer.ts'
import type { Language } from './languages.ts'
import { chooseOccurrence } from './choose-occurrence.ts'
import type { Visit } from './reporter-steps.ts'
import { tellRoute, type ToldRoute } from './route-report.ts'
import { checkFirst, goOn, heading } from './wizard-actions.ts'

/** No card of the home screen names it: one comes to it from another flow. */
const care = 'violencia_contra_mulher/atendimento'

/** From the home screen to the summary of any flow, as its own definition asks and as a report answers. */
export async function walkFlow(page: Page, language: Language, told: ToldRoute, visit: Visit): Promise<void> {
  const { flow, context } = told
  await page.goto(language.home)
  const door = flow.route === care ? 'violencia_contra_mulher' : flow.route
  await page.locator(`a[href="#/${door}"]`).first().waitFor({ state: 'attached' })
  await visit('home')
  await chooseOccurrence(page, door)
  if (door !== flow.route) await askForCare()
  // On the way to immediate care the warnings were read.
  await readCards(door === flow.route ? flow : { ...flow, warnings: [] })
  for (const before of flow.before) await pass(before)
  for (const step of flow.steps) await (step.kind === 'form' ? fillForm(step) : fillList(step))
  await expect(page.locator('main section').first()).toBeVisible()
  await visit('summary')

  /** Immediate care has no card at home: it is asked for in the questions of violence against women (QS-04). */
  async function askForCare(): Promise<void> {
    await readCards((await tellRoute('violencia_contra_mulher', context.locale)).flow)
    await checkFirst(page, '/respostas/atendimentoImediato')
    await visit('care')
    await goOn(page)
  }

  async function readCards({ title, warnings, needsMunicipality }: Flow): Promise<void> {
    for (const [place, id] of [...warnings.map((card) => card.id), 'description'].entries()) {
      await stand(title)
      if (place === 0 && needsMunicipality) await chooseMunicipality()
      await visit(`start-${id}`)
      await goOn(page)
    }
  }

  async function chooseMunicipality(): Promise<void> {
    await page.locator('main').getByRole('combobox').fill('Belém')
    await page.getByRole('option', { name: 'Belém', exact: true }).first().click()
  }

  async function pass(before: Before): Promise<void> {
    if (before.kind === 'restrictions') {
      await page.getByRole('checkbox').check()
      await visit('restrictions')
    } else if (before.kind === 'yesNo') {
      const answers = page.locator('main').getByRole('group')
      for (const [place, { id }] of before.questions.entries()) {
        const yes = readAt(context.report, `respostas/perguntasIniciais/${id}`) === true
        await answers
          .nth(place)
          .getByRole('button')
          .nth(yes ? 0 : 1)
          .click()
      }
      await visit('questions')
    } else {
      await stand(before.form.title)
      await answer(formInstanceOf(before.form, context.report))
      await visit('questions')
    }
    await goOn(page)
  }

  async function fillForm(step: FormStep): Promise<void> {
    await fillGroups(formInstanceOf(step, context.report), step.id)
  }

  async function fillList(step: ListStep): Promise<void> {
    await stand(step.title)
    await visit(`${step.id}-none`)
    const entries = [...formInstances(flow, context.report)].filter((asked) => asked.step === step)
    for (const asked of entries) {
      const kind = step.forms.findIndex((form) => form === asked.form)
      await page
        .locator(`[id="${inputId(`/${step.at}`)}"]`)
        .getByRole('button')
        .nth(kind)
        .click()
      await fillGroups(asked, asked.form?.id ?? step.id)
      await stand(step.title)
    }
    if (entries.length > 0) await visit(step.id)
    await goOn(page)
  }

  async function fillGroups(asked: FormInstance, name: string): Promise<void> {
    for (const group of openGroups(asked, context)) {
      await stand(group.title)
      await answer({ ...asked, groups: [group] })
      await visit(`${name}-${group.id}`)
      await goOn(page)
    }
  }

  async function answer(asked: FormInstance): Promise<void> {
    for (const question of visibleFieldsOf(asked, context))
      if (question.answer !== undefined) await fillAnswer(page, question, context)
  }

  function stand(title: Text): Promise<void> {
    return expect(heading(page)).toHaveText(say(title, context.locale))
  }
}
