import { say, type Text } from '@delegacia/domain/language/text'
import type { Before, Flow, FormStep, Group, ListStep } from '@delegacia/flows/engine/define'
import {
  formInstanceOf,
  formInstances,
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { readAt } from '@delegacia/flows/engine/model/entity'
import { groupsByScreen, openGroups } from '../../../apps/web/pages/report/draft/screen.ts'
import type { RouteReport } from '../../support/route-report.ts'
import { numberOfThisYear } from '../../support/wizard-actions.ts'
import { answer } from './answer.ts'
import { control, type Visitor } from './visitor.ts'

const openAnswer = 'main [role=group] button[aria-pressed]:not([aria-disabled])'

/** Called on every screen before it is left. */
export type Look = (screen: string) => Promise<unknown>

/** From the home to the summary of a report in Firefox, with no more answers than are required. */
export async function walkToSummary(
  visitor: Visitor,
  { flow, context }: RouteReport,
  lookAt: Look,
): Promise<void> {
  const words = (text: Text) => say(text, context.locale)
  const expectTitle = (text: Text) => visitor.see({ css: 'h1', named: words(text) })

  await visitor.open('/')
  await lookAt('home')
  await openReport(visitor, flow.route)
  await readCards(visitor, flow, lookAt)
  for (const before of flow.before) await answerBefore(before)
  for (const step of flow.steps) await (step.kind === 'form' ? fillForm(step) : fillList(step))
  await visitor.see({ css: 'main button', named: 'Registrar ocorrência' })
  await lookAt('summary')

  async function answerBefore(before: Before): Promise<void> {
    if (before.kind === 'restrictions') await visitor.press({ css: 'main label:has([type=checkbox])' })
    else if (before.kind === 'yesNo')
      // An answered question is locked, and the next one opens.
      for (const { id } of before.questions) {
        const yes = readAt(context.report, `respostas/perguntasIniciais/${id}`) === true
        await visitor.press({ css: openAnswer, named: yes ? 'Sim' : 'Não' })
      }
    else throw new Error(`no journey in Firefox answers the questions of ${flow.route}`)
    await lookAt('questions')
    await visitor.goOn()
  }

  async function fillForm(step: FormStep): Promise<void> {
    const instance = formInstanceOf(step, context.report)
    await fillScreens(instance, groupsByScreen(flow, step, context))
  }

  async function fillList(step: ListStep): Promise<void> {
    await expectTitle(step.title)
    for (const instance of formInstances(flow, context.report)) {
      if (instance.step !== step) continue
      const kind = step.forms.findIndex((form) => form === instance.form)
      await visitor.press({ css: `${control(`/${step.at}`).css} button`, at: kind })
      await fillScreens(
        instance,
        openGroups(instance, context).map((group) => [group]),
      )
      await expectTitle(step.title)
    }
    await lookAt(step.id)
    await visitor.goOn()
  }

  async function fillScreens(instance: FormInstance, screens: Group[][]): Promise<void> {
    for (const groups of screens) {
      const [first] = groups
      if (!first) continue
      await expectTitle(first.title)
      for (const group of groups) await fillGroup({ ...instance, groups: [group] }, group)
      await lookAt(first.id)
      await visitor.goOn()
    }
  }

  async function fillGroup(instance: FormInstance, { decline, skippable }: Group): Promise<void> {
    if (skippable) return
    if (decline) {
      const button = { css: 'main button', named: words(decline) }
      await visitor.press(button)
      return visitor.isGone(button)
    }
    for (const question of visibleFieldsOf(instance, context)) {
      const { field, answer: given } = question
      if (given === undefined || !field.required(instance.entity, context)) continue
      if (!(await isPreset(visitor, question))) await answer(visitor, question, context)
    }
  }
}

/** From the home to the report as a person does; a closed group of the long list is opened first. */
async function openReport(visitor: Visitor, route: string): Promise<void> {
  const link = `a[href="#/${route}"]`
  await visitor.see({ css: `details:has(${link}) summary, ${link}` })
  const isClosed = await visitor.page.evaluate(
    (css) => document.querySelector(css)?.checkVisibility() === false,
    link,
  )
  if (isClosed) await visitor.press({ css: `details:has(${link}) summary` })
  await visitor.press({ css: link })
}

/** The cards of a report up to what describes it. */
export async function readCards(visitor: Visitor, { warnings }: Flow, lookAt: Look): Promise<void> {
  const titles = [...warnings.map((card) => say(card.title, 'pt-br')), 'Como funciona']
  for (const [place, title] of titles.entries()) {
    await visitor.see({ css: 'main h2', named: title })
    await lookAt(`start-${place + 1}`)
    await visitor.goOn()
  }
}

/** Whether the page answers already: a box with text, a chosen entry, or a choice of the question. */
function isPreset(visitor: Visitor, { campo, field: { kind } }: FieldInstance): Promise<boolean> {
  if (kind === 'address' || kind === 'narrative' || kind === 'nature') return Promise.resolve(false)
  return visitor
    .until(`${campo} has its list`, async () => {
      const state = await visitor.page.evaluate(stateOf, control(campo).css)
      return state === 'waiting' ? undefined : { isPreset: state === 'answered' }
    })
    .then((found) => found.isPreset)
}

/** In the page: what a control shows. */
function stateOf(css: string): 'waiting' | 'open' | 'answered' {
  const box = document.querySelector(css)
  if (!box || box.hasAttribute('aria-busy')) return 'waiting'
  const isAnswered =
    box instanceof HTMLInputElement && box.type === 'radio'
      ? document.querySelector(`input[name="${box.name}"]:checked`) !== null
      : box instanceof HTMLSelectElement
        ? box.selectedIndex > 0
        : box instanceof HTMLInputElement && box.value !== ''
  return isAnswered ? 'answered' : 'open'
}

/** The number that the finish screen shows. */
export async function registeredNumber(visitor: Visitor): Promise<string> {
  return visitor.until('a number', async () => numberOfThisYear.exec(await visitor.text('h1'))?.[0])
}

/** That number as the station stores it. */
export const storedAs = (number: string): string => `277.${number.replace(/\D/g, '').slice(5)}`
