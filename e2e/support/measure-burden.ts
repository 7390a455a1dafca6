import { expect, type Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import { isDeclinable } from '@delegacia/flows/engine/decline'
import { displayText } from '@delegacia/flows/engine/model/entity'
import {
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { fillAnswer } from './fill-answer.ts'
import type { Language } from './languages.ts'
import type { RouteReport } from './route-report.ts'
import { walkFlow } from './walk-flow.ts'
import { goOn, registeredNumber } from './wizard-actions.ts'
import { municipalityBox } from './before-steps.ts'

/** What a report asks of a person who tells no more than is required, on a phone. */
export type Burden = {
  /** From the home to the number, both included. */
  screens: number
  /** Answers that must be typed or chosen; what is preset, and what one press answers for all, counts as little as it is. */
  answers: number
  characters: number
  /** Touches: of a button or an entry, and of each box in which something is typed. */
  taps: number
  /** The height of all screens together, each as it is when it is left, with all that comes late. */
  pixels: number
}

/** What is typed of an answer: a place is found by its postal code, and an entry of a long list by its first letters. */
function charactersOf({ field, answer }: FieldInstance): number {
  if (field.kind === 'address') return 9
  if (field.kind === 'choice') return field.control === 'combobox' ? 4 : 0
  return typeof answer === 'string' ? displayText(answer).length : 0
}

/** In the page: its height once nothing that comes late, such as a list, has changed it for a while. */
async function settledHeight(): Promise<number> {
  const root = document.documentElement
  // The station of the tests has a test certificate, and each page a band that says so; a real one has none.
  delete root.dataset['teste']
  let height = root.scrollHeight
  for (let same = 0; same < 4; same += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (root.scrollHeight !== height) same = -1
    height = root.scrollHeight
  }
  return height
}

/** In the page: tells each press, and each box that is filled without one, as a person would have to touch it. */
function countTaps(): void {
  const tell = (globalThis as unknown as { countTap: () => void }).countTap
  let pressed: EventTarget | null = null
  const press = ({ target }: Event) => {
    pressed = target
    tell()
  }
  const enter = ({ target }: Event) => {
    const isBox =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
    if (!isBox || target === pressed) return
    pressed = target
    tell()
  }
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('focusin', enter, true)
}

/** Registers a report of a route and counts what that takes. */
export async function measureBurden(page: Page, language: Language, report: RouteReport): Promise<Burden> {
  const burden: Burden = { screens: 0, answers: 0, characters: 0, taps: 0, pixels: 0 }
  await page.exposeFunction('countTap', () => (burden.taps += 1))
  await page.addInitScript(countTaps)
  const visit = async (screen: string) => {
    if (screen === 'home' && !report.flow.discreet) await chooseMunicipality()
    if (screen === 'questions' && !report.flow.discreet)
      burden.answers += await page.locator('main').getByRole('group').count()
    burden.screens += 1
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    burden.pixels += await page.evaluate(settledHeight)
  }
  await walkFlow(page, language, report, visit, answerRequired)
  await goOn(page)
  await registeredNumber(page)
  await visit('finish')
  return burden

  async function chooseMunicipality(): Promise<void> {
    await municipalityBox(page).fill('Belém')
    await page.getByRole('option', { name: 'Belém', exact: true }).first().click()
    burden.answers += 1
    burden.characters += 5
  }

  async function answerRequired(instance: FormInstance): Promise<'enough' | undefined> {
    const { context } = report
    for (const group of instance.groups) {
      if (group.skippable) continue
      if (group.decline && isDeclinable(group, instance.entity)) {
        burden.answers += 1
        await page.getByRole('button', { name: say(group.decline, language.locale), exact: true }).click()
        continue
      }
      for (const question of visibleFieldsOf({ ...instance, groups: [group] }, context)) {
        const { field, answer } = question
        const told = field.required(instance.entity, context) || group.enough
        if (answer === undefined || !told) continue
        if (await isPreset(question)) continue
        if (field.required(instance.entity, context)) burden.answers += 1
        burden.characters += charactersOf(question)
        await fillAnswer(page, question, context)
      }
    }
    return instance.groups.some(({ enough }) => enough) ? 'enough' : undefined
  }

  /** Whether the page answers already: a box with text, a chosen entry, or a radio of the question. */
  async function isPreset({ campo, field }: FieldInstance): Promise<boolean> {
    const id = inputId(campo)
    const box = page.locator(`[id="${id}"]`)
    await box.and(page.locator('[aria-busy]')).waitFor({ state: 'detached' })
    if ((await box.count()) === 0) return !['address', 'narrative', 'nature'].includes(field.kind)
    return box.evaluate((element) => {
      if (element instanceof HTMLInputElement && element.type === 'radio')
        return document.querySelector(`input[name="${element.name}"]:checked`) !== null
      if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked
      if (element instanceof HTMLSelectElement) return element.selectedIndex > 0
      return element instanceof HTMLInputElement && element.value !== ''
    })
  }
}
