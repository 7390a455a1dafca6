import { expect, type Page } from '@playwright/test'
import { labelled } from '@delegacia/domain/language/labelled'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { expectFocus, pickOption, pickRadio, press, tabTo, type } from './press-keys.ts'
import { asPattern } from './answer-by-keyboard.ts'
import type { KeyboardUser } from './keyboard-steps.ts'

/** PE-18: opens a group of looks, chooses, and takes the choice back where the person is not sure. */
export async function chooseLooks({ page, locale }: KeyboardUser): Promise<void> {
  const [build] = somaticFeatures(locale)
  const group = page.locator('main details', { hasText: build?.ds_caracteristica_grupo })
  await press(page, group.locator('summary'))
  const radios = group.getByRole('radio')
  await pickRadio(page, radios.nth(1))
  await press(page, group.getByRole('button'))
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectFocus(page)
  await pickRadio(page, radios.first())
}

const words = {
  type: text('Tipo', 'Type', 'Tipo', 'Type'),
  how: text('Como é', 'Description', 'Cómo es', 'Description'),
}

function text(pt: string, en: string, es: string, fr: string): Text {
  return { pt, en, es, fr }
}

const size: ValidationIssue = { code: 'complementSize', params: { min: 3, max: 100 } }

/** PE-19: every error of the form of a mark, a mark, and another that is removed again. */
export async function addMarks(user: KeyboardUser): Promise<void> {
  const { page, locale } = user
  const [feature] = somaticFeatures(locale)
  const add = page.locator('main fieldset ul').first().getByRole('button').first()
  const form = page.getByRole('dialog')
  const [kind, how] = [form.getByRole('combobox'), form.getByRole('textbox')]
  const save = form.locator('button[type=submit]')
  await press(page, add)
  await press(page, save)
  await expectTold(page, locale, { type: { code: 'choiceRequired' }, how: { code: 'required' } })
  await pickOption(page, kind, feature?.ds_tipo ?? '')
  for (const wrong of ['ab', 'a'.repeat(101)]) {
    await type(page, how, wrong)
    await press(page, save)
    await expectTold(page, locale, { how: size })
  }
  await type(page, how, 'no braço')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(add, 'the focus comes back to where it was').toBeFocused()

  const card = page.locator('main fieldset li', { hasText: 'NO BRAÇO' })
  await press(page, card.getByRole('button').last())
  await press(page, page.getByRole('dialog').getByRole('button').last())
  await expect(card).toHaveCount(0)
  await expectFocus(page)

  await press(page, add)
  await pickOption(page, kind, feature?.ds_tipo ?? '')
  await type(page, how, 'na mão')
  await page.keyboard.press('Enter')
  await expect(page.locator('main fieldset li', { hasText: 'NA MÃO' })).toBeVisible()
}

async function expectTold(
  page: Page,
  locale: Locale,
  told: Partial<Record<keyof typeof words, ValidationIssue>>,
) {
  const form = page.getByRole('dialog')
  const summary = form.getByRole('alert')
  const faults = (['type', 'how'] as const).flatMap((field) => {
    const fault = told[field]
    return fault ? [{ field, message: issueMessage(fault, locale) }] : []
  })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(
    faults.map(({ field, message }) => labelled(say(words[field], locale), message, locale)),
  )
  for (const [place, { field, message }] of faults.entries()) {
    const control = field === 'type' ? form.getByRole('combobox') : form.getByRole('textbox')
    await expect(control).toHaveAccessibleDescription(new RegExp(asPattern(message)))
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await tabTo(page, summary.getByRole('link').nth(place))
    await page.keyboard.press('Enter')
    await expect(control).toBeFocused()
  }
}
