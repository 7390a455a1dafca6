import { plainMeaning } from '@delegacia/domain/report/nature'
import { expect, type Locator, type Page } from '@playwright/test'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Trait } from '@delegacia/domain/report/involved-party'
import type { Context } from '@delegacia/flows/engine/model/context'
import { readAt, displayText } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { characteristicGroups, findFeature } from '@delegacia/flows/engine/fields/catalogue'
import type { ChoiceField } from '@delegacia/flows/engine/fields/choice'
import type { DetailsField } from '@delegacia/flows/engine/fields/details'
import type { FieldInstance } from '@delegacia/flows/engine/form-instances'
import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { confirmPlace, field, findPlace, openFolded } from './wizard-actions.ts'

type FieldOf<Kind> = Extract<AnyField, { kind: Kind }>

/** A field with its answer in the report, on the page that asks it. */
type FieldOnPage<F = AnyField> = Omit<FieldInstance, 'field'> & {
  field: F
  page: Page
  context: Context
  control: Locator
}

type Fillers = { [Kind in AnyField['kind']]: (field: FieldOnPage<FieldOf<Kind>>) => Promise<void> }

/** How a person fills in each kind of question. */
const fillers: Fillers = {
  address: ({ page, campo, answer }) => {
    const postalCode = displayText(readAt(answer, 'cep'))
    return findPlace(page, campo, postalCode, postalCode)
  },
  appearance: fillAppearance,
  choice: choose,
  date: fill,
  dateTime: fill,
  details: fillDetails,
  async narrative({ control, answer }) {
    await control.click()
    await control.fill(displayText(answer))
  },
  nature: chooseNature,
  option: ({ page, campo, field, answer, instance: asked, context }) =>
    check(
      page,
      campo,
      field.choices(asked.entity, context)?.findIndex(({ id }) => id === answer),
    ),
  phone: fill,
  point: ({ page, campo }) => confirmPlace(page, campo),
  text: fill,
  traits: addTraits,
  yesNo: ({ page, campo, answer }) => check(page, campo, answer === true ? 0 : 1),
}

/** Answers one question on the page as the report answers it. */
export async function fillAnswer(page: Page, question: FieldInstance, context: Context): Promise<void> {
  if (question.field.folded) await openFolded(page, field(page, question.campo))
  if (question.answer === unknownAnswer && question.field.orUnknown?.(question.instance.entity, context))
    return page.locator(`input[type=checkbox][aria-describedby="${inputId(question.campo)}-rotulo"]`).check()
  // The table pairs each kind with its filler, which the compiler cannot follow through a lookup.
  const filler = fillers[question.field.kind] as (field: FieldOnPage) => Promise<void>
  return filler({ ...question, page, context, control: field(page, question.campo) })
}

function fill({ control, answer }: Pick<FieldOnPage, 'control' | 'answer'>): Promise<void> {
  return control.fill(displayText(answer))
}

/** Checks the radio of the nature, or each box of several; it is found by a search where there are very many. */
async function chooseNature({ page, campo, answer, context, control }: FieldOnPage): Promise<void> {
  const places = [answer]
    .flat()
    .map((one) => context.natures?.findIndex(({ id_natureza_cidadao: id }) => id === one))
  // The search is in a script that loads later.
  if ((await control.or(page.getByRole('searchbox')).first().getAttribute('type')) !== 'search') {
    for (const place of places) await check(page, campo, place)
    return
  }
  const found = context.natures?.[places[0] ?? -1]
  const { ds_natureza_cidadao: name = '' } = found ?? {}
  await control.fill(name)
  const option = page
    .locator('main label')
    .filter({ hasText: name })
    .filter({ hasText: found ? plainMeaning(found) : '' })
  await option.getByRole('radio').check()
}

/** Checks a radio by its place. */
function check(page: Page, campo: string, place: number | undefined): Promise<void> {
  if (place === undefined || place < 0) throw new Error(`${campo} does not offer what the report answers`)
  return radio(page, inputId(campo), place).check()
}

const radio = (page: Page, id: string, place: number): Locator =>
  page.locator(`input[id="${place === 0 ? id : `${id}-${place}`}"]`)

async function choose({ page, campo, field, answer, instance, context, control }: FieldOnPage<ChoiceField>) {
  const items = field.choices(instance.entity, context) ?? []
  const place = items.findIndex(({ id }) => id === answer)
  if (field.control === 'radios') return check(page, campo, place)
  const name = items[place]?.name ?? ''
  if (field.control === 'select') {
    await control.selectOption({ label: name })
    return
  }
  const box = page.locator(`input[id="${inputId(campo)}"]`)
  // A list of one entry selects it by itself, as soon as it has loaded.
  if (items.length === 1 && field.required(instance.entity, context)) return expect(box).toHaveValue(name)
  if ((await box.inputValue()) === name) return
  await box.fill(name)
  await page
    .locator(`[id="${inputId(campo)}-menu"]`)
    .getByRole('option', { name, exact: true })
    .first()
    .click()
}

async function fillDetails({
  page,
  campo,
  field,
  instance,
  context,
}: FieldOnPage<DetailsField>): Promise<void> {
  for (const { question, field: part } of field.parts(instance.entity, context) ?? []) {
    const answer = part.read(instance.entity)
    if (answer === undefined) continue
    const id = inputId(campo) + part.name.slice(field.name.length).replaceAll('/', '-')
    const control = page.locator(`[id="${id}"]`)
    if (question.identificador)
      await control.selectOption({ index: 1 + question.opcoes.findIndex(({ valor }) => valor === answer) })
    else if (answer === unknownAnswer)
      await page.locator(`input[type=checkbox][aria-describedby="${id}-rotulo"]`).check()
    else await control.fill(displayText(answer))
  }
}

async function fillAppearance({
  page,
  campo,
  answer,
  context,
}: FieldOnPage<FieldOf<'appearance'>>): Promise<void> {
  const groups = characteristicGroups(context) ?? []
  for (const { id } of answer as { id: number }[]) {
    const group = groups.find(({ features }) => features.some((one) => one.id === id))
    const place = group?.features.findIndex((one) => one.id === id) ?? -1
    const choice = radio(page, `${inputId(campo)}-${group?.id}`, place)
    await page.locator('main details', { has: choice }).locator('summary').click()
    await choice.check()
  }
}

async function addTraits({ page, answer, context }: FieldOnPage<FieldOf<'traits'>>): Promise<void> {
  for (const { id, valor = '' } of answer as Trait[]) {
    const group = findFeature(context, id)?.ds_caracteristica_grupo ?? ''
    await page.locator('main fieldset ul').first().getByRole('button', { name: group }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox').selectOption(String(id as number))
    await form.getByRole('textbox').fill(valor)
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
  }
}
