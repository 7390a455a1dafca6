import { expect, type Page } from '@playwright/test'
import { labelled } from '@delegacia/domain/language/labelled'
import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { expectFocus, pickOption, pickRadio, press, tabTo, type } from './press-keys.ts'
import { asPattern } from './answer-by-keyboard.ts'
import type { KeyboardUser } from './keyboard-steps.ts'

/** PE-18: opens a group of features, chooses one, takes the choice back and chooses another. */
export async function chooseAppearance({ page, locale }: KeyboardUser): Promise<void> {
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

const labels = {
  type: text('Tipo', 'Type', 'Tipo', 'Type'),
  how: text('Como é', 'Description', 'Cómo es', 'Description'),
}

function text(pt: string, en: string, es: string, fr: string): Text {
  return { pt, en, es, fr }
}

const size: ValidationIssue = { code: 'complementSize', params: { min: 3, max: 100 } }

/** PE-19: every error of the form of a trait; then one trait that is removed again, and one that stays. */
export async function addTraits(user: KeyboardUser): Promise<void> {
  const { page, locale } = user
  const [feature] = somaticFeatures(locale)
  const add = page.locator('main fieldset ul').first().getByRole('button').first()
  const form = page.getByRole('dialog')
  const [kind, how] = [form.getByRole('combobox'), form.getByRole('textbox')]
  const save = form.locator('button[type=submit]')
  await press(page, add)
  await press(page, save)
  await expectIssues(page, locale, { type: { code: 'choiceRequired' }, how: { code: 'required' } })
  await pickOption(page, kind, feature?.ds_tipo ?? '')
  for (const wrong of ['ab', 'a'.repeat(101)]) {
    await type(page, how, wrong)
    await press(page, save)
    await expectIssues(page, locale, { how: size })
  }
  await type(page, how, 'no braço')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(add, 'the focus returns to the button').toBeFocused()

  const card = page.locator('main fieldset li', { hasText: 'NO BRAÇO' })
  await press(page, card.getByRole('button').last())
  await press(page, page.getByRole('dialog').locator('.actions').getByRole('button').last())
  await expect(card).toHaveCount(0)
  await expectFocus(page)

  await press(page, add)
  await pickOption(page, kind, feature?.ds_tipo ?? '')
  await type(page, how, 'na mão')
  await page.keyboard.press('Enter')
  await expect(page.locator('main fieldset li', { hasText: 'NA MÃO' })).toBeVisible()
}

async function expectIssues(
  page: Page,
  locale: Locale,
  expected: Partial<Record<keyof typeof labels, ValidationIssue>>,
) {
  const form = page.getByRole('dialog')
  const summary = form.getByRole('alert')
  const issues = (['type', 'how'] as const).flatMap((field) => {
    const issue = expected[field]
    return issue ? [{ field, message: issueMessage(issue, locale) }] : []
  })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(
    issues.map(({ field, message }) => labelled(say(labels[field], locale), message, locale)),
  )
  for (const [place, { field, message }] of issues.entries()) {
    const control = field === 'type' ? form.getByRole('combobox') : form.getByRole('textbox')
    await expect(control).toHaveAccessibleDescription(new RegExp(asPattern(message)))
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await tabTo(page, summary.getByRole('link').nth(place))
    await page.keyboard.press('Enter')
    await expect(control).toBeFocused()
  }
}
