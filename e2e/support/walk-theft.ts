import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOccurrence } from './choose-occurrence.ts'
import type { Language } from './languages.ts'
import {
  addressStep,
  fact,
  factOnMap,
  personSteps,
  reporter,
  start,
  startOfTheft,
  entryNames,
  type ScreenStep,
  type TypedPerson,
  type Visit,
} from './reporter-steps.ts'
import { typed } from './typed-values.ts'
import { checkFirst, choose, field, goOn } from './wizard-actions.ts'

/** What is typed about the parties of a theft; names and numbers are invented. */
export const parties = {
  victim: {
    name: 'joão dávila guimarães',
    birth: '02/01/1985',
    mother: 'inês guimarães',
    cpf: '11144477735',
    document: '2233445',
    issuer: 'ssp',
    mobile: '91981112222',
    email: 'joao@example.org',
  },
  company: {
    name: 'padaria são josé ltda',
    trade: 'padaria são josé',
    newTrade: 'pão da esquina',
    cnpj: '12abc34501de35',
    email: 'padaria@example.org',
    mobile: '91983334444',
  },
  witness: {
    name: 'lúcia assunção moraes',
    birth: '30/12/1999',
    mother: 'rita assunção',
    cpf: '39053344705',
    document: '99-a',
    issuer: 'detran',
    mobile: '91985556666',
    email: 'lucia@example.org',
  },
  seen: {
    name: 'zé do porto',
    age: '30',
    clothes: 'camisa azul, boné',
    newClothes: 'camisa preta',
    traits: ['no braço', 'na mão'],
  },
  suspectCompany: { name: 'sucatas do norte', trade: 'sucatão do norte' },
} satisfies { victim: TypedPerson; witness: TypedPerson } & Record<string, unknown>

const company = (at: string): ScreenStep => ({
  name: 'company',
  async fill(page) {
    await field(page, `${at}/nome`).fill(parties.company.name)
    await field(page, `${at}/nome_fantasia`).fill(parties.company.trade)
    await field(page, `${at}/documento/0/numero`).fill(parties.company.cnpj)
    await field(page, `${at}/contato/2/valor`).fill(parties.company.email)
    await field(page, `${at}/contato/1/valorSemDDI`).fill(parties.company.mobile)
  },
})

const appearance = (at: string): readonly ScreenStep[] => [
  {
    name: 'appearance',
    async fill(page) {
      const groups = page.locator('main details')
      for (const [place, choice] of [0, 1].entries()) {
        await groups.nth(place).locator('summary').click()
        await groups.nth(place).getByRole('radio').nth(choice).check()
      }
      await field(page, `${at}/idade_aparente`).fill(parties.seen.age)
      await field(page, `${at}/roupa`).fill(parties.seen.clothes)
    },
  },
  {
    name: 'traits',
    async fill(page) {
      for (const [place, description] of parties.seen.traits.entries()) {
        await page.locator('main fieldset ul').first().getByRole('button').nth(place).click()
        const form = page.getByRole('dialog')
        await form.getByRole('combobox').selectOption({ index: 1 })
        await form.getByRole('textbox').fill(description)
        await page.keyboard.press('Enter')
        await expect(page.locator('main li', { hasText: description.toUpperCase() })).toBeVisible()
      }
    },
  },
]

/** A screen that is left as it is. */
const unchanged = (name: string): ScreenStep => ({ name, fill: () => Promise.resolve() })

const newClothes = (at: string): ScreenStep => ({
  name: 'appearance',
  async fill(page) {
    await expect(field(page, `${at}/roupa`)).toHaveValue(parties.seen.clothes.toLocaleUpperCase('pt-BR'))
    await field(page, `${at}/roupa`).fill(parties.seen.newClothes)
  },
})

/** The cards of a list of people, including the reporter's. */
const cards = (page: Page): Locator => page.locator('main li:has(h2)')

/** A theft from the home screen to the summary, with two victims, a witness and five suspects; one victim and one suspect are changed, two suspects removed. */
export async function walkTheftToSummary(page: Page, language: Language, visit: Visit): Promise<void> {
  const names = entryNames[language.locale]
  await page.goto(language.home)
  await chooseOccurrence(page, 'furto')
  await start(page, () => Promise.resolve(), startOfTheft)
  await through(reporter)
  await field(page, '/objeto').getByRole('button').first().click()
  await choose(page, '/objeto/0/documento', names.card)
  await field(page, '/objeto/0/numero').fill(typed.lostDocument)
  await goOn(page)
  await goOn(page)

  await expect(cards(page)).toHaveCount(1)
  await visit('victims-reporter')
  await add(0, [...personSteps('/envolvido/1', parties.victim), addressStep('/envolvido/1', '10', 'sobrado')])
  await add(1, [company('/envolvido/2'), addressStep('/envolvido/2', '20', 'loja b')])
  await cards(page).nth(2).getByRole('button').first().click()
  await field(page, '/envolvido/2/nome_fantasia').fill(parties.company.newTrade)
  await goOn(page)
  await goOn(page)
  await expect(cards(page)).toHaveCount(3)
  await visit('victims')
  await goOn(page)

  await visit('witnesses-none')
  await add(0, [...personSteps('/envolvido/3', parties.witness), addressStep('/envolvido/3', '30', 'fundos')])
  await goOn(page)

  await add(0, [
    ...appearance('/envolvido/4'),
    suspectIdentity('/envolvido/4'),
    ...['profile', 'documents'].map(unchanged),
    unchanged('contacts'),
    unchanged('address'),
  ])
  await add(1, [
    unchanged('appearance'),
    unchanged('traits'),
    suspectCompany('/envolvido/5'),
    unchanged('address'),
  ])
  const ofPerson = ['appearance', 'traits', 'identity', 'profile', 'documents', 'contacts', 'address']
  await add(0, ofPerson.map(unchanged))
  await add(1, ['appearance', 'traits', 'company', 'address'].map(unchanged))
  await add(0, ofPerson.map(unchanged))
  await cards(page).first().getByRole('button').first().click()
  await through([newClothes('/envolvido/4'), ...ofPerson.slice(1).map(unchanged)])
  for (const place of [4, 3]) {
    await expect(cards(page)).toHaveCount(place + 1)
    await cards(page).nth(place).getByRole('button').last().click()
    await visit('suspects-remove')
    await page.getByRole('dialog').locator('.actions').getByRole('button').last().click()
  }
  await expect(cards(page)).toHaveCount(3)
  await visit('suspects')
  await goOn(page)
  await through([factOnMap])
  await checkFirst(page, '/fato/id_natureza_cidadao')
  await through(fact.slice(1))
  await expect(
    page.locator('main section', { hasText: typed.name.toLocaleUpperCase('pt-BR') }).first(),
  ).toBeVisible()
  await visit('summary')

  async function add(button: number, steps: readonly ScreenStep[]): Promise<void> {
    await field(page, '/envolvido').getByRole('button').nth(button).click()
    await through(steps)
  }

  async function through(steps: readonly ScreenStep[]): Promise<void> {
    for (const { name, fill } of steps) {
      await expect(page.locator('main form')).toBeVisible()
      await fill(page, names)
      await visit(name)
      await goOn(page)
    }
  }
}

const suspectIdentity = (at: string): ScreenStep => ({
  name: 'identity',
  fill: (page) => field(page, `${at}/nome`).fill(parties.seen.name),
})

const suspectCompany = (at: string): ScreenStep => ({
  name: 'company',
  async fill(page) {
    await field(page, `${at}/nome`).fill(parties.suspectCompany.name)
    await field(page, `${at}/nome_fantasia`).fill(parties.suspectCompany.trade)
  },
})
