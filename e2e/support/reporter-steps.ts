import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'
import { kept, typed } from './typed-values.ts'
import {
  checkFirst,
  choose,
  confirmPlace,
  field,
  findPlace,
  goOn,
  openFolded,
  select,
  wantToAnswer,
} from './wizard-actions.ts'

/** One screen of the wizard: its name, and what a person does there before Continue. The keyboard's journeys type key by key. */
export type ScreenStep = { name: string; fill: (page: Page, names: EntryNames) => Promise<void> }

/** What the lists call the entries that the person chooses, by the page's language. */
export type EntryNames = { brazil: string; occupation: string; place: string; card: string }
export const entryNames: Record<Language['locale'], EntryNames> = {
  'pt-br': {
    brazil: 'Brasil',
    occupation: 'Vendedor',
    place: 'Via pública',
    card: 'Carteira de Identidade (RG)',
  },
  'en-us': { brazil: 'Brazil', occupation: 'Sales', place: 'Public road', card: 'Identity card (RG)' },
  'es-es': {
    brazil: 'Brasil',
    occupation: 'Vendedor',
    place: 'Vía pública',
    card: 'Cédula de identidad (RG)',
  },
  'fr-fr': { brazil: 'Brésil', occupation: 'Vendeur', place: 'Voie publique', card: 'identité (RG)' },
}

/** What is typed about a person. */
export type TypedPerson = {
  name: string
  birth: string
  mother: string
  cpf: string
  document: string
  issuer: string
  mobile: string
  email: string
}

/** The screens that ask about the person at that path of the report. */
export const personSteps = (at: string, person: TypedPerson): readonly ScreenStep[] => [
  {
    name: 'identity',
    async fill(page) {
      await field(page, `${at}/nome`).fill(person.name)
      await field(page, `${at}/ds_nascimento`).fill(person.birth)
      await checkFirst(page, `${at}/sexo`)
      await field(page, `${at}/mae`).fill(person.mother)
    },
  },
  {
    name: 'documents',
    async fill(page, { brazil }) {
      await wantToAnswer(page)
      await choose(page, `${at}/id_nacionalidade`, brazil)
      await choose(page, `${at}/id_estado`, 'Pará')
      await choose(page, `${at}/id_naturalidade`, 'belem')
      await field(page, `${at}/documento/1/numero`).fill(person.cpf)
      await select(page, `${at}/documento/0/tipo`, 1)
      await field(page, `${at}/documento/0/numero`).fill(person.document)
      await field(page, `${at}/documento/0/orgao`).fill(person.issuer)
      await choose(page, `${at}/documento/0/uf`, 'Pará')
    },
  },
  {
    name: 'contacts',
    async fill(page) {
      await choose(page, `${at}/id_ddi`, '+55')
      await field(page, `${at}/contato/1/valorSemDDI`).fill(person.mobile)
      await field(page, `${at}/contato/2/valor`).fill(person.email)
    },
  },
  {
    name: 'profile',
    async fill(page, { occupation }) {
      await wantToAnswer(page)
      await select(page, `${at}/id_identidade_genero`, 1)
      await select(page, `${at}/id_grupo`, 1)
      await select(page, `${at}/id_raca`, 2)
      await select(page, `${at}/id_estado_civil`, 1)
      await select(page, `${at}/id_escolaridade`, 7)
      await choose(page, `${at}/id_profissao`, occupation)
      await select(page, `${at}/id_moradia`, 2)
    },
  },
]

/** The screen that asks where a party lives: all live in the same street, in different houses. */
export const addressStep = (at: string, number: string, details: string): ScreenStep => ({
  name: 'address',
  async fill(page) {
    await findPlace(page, `${at}/endereco/0`, 'magalhaes barata', kept.postalCode)
    await field(page, `${at}/endereco/0/numero`).fill(number)
    await field(page, `${at}/endereco/0/complemento`).fill(details)
  },
})

const reporterAt = '/envolvido/0'

/** Screens that a flow shows as one. */
export const together = (name: string, ...steps: readonly (ScreenStep | undefined)[]): ScreenStep => ({
  name,
  async fill(page, names) {
    for (const step of steps) await step?.fill(page, names)
  },
})

/** The reporter, who is the victim too. */
export const reporter: readonly ScreenStep[] = [
  ...personSteps(reporterAt, typed).map((step) => (step.name === 'contacts' ? asVictim(step) : step)),
  addressStep(reporterAt, typed.houseNumber, typed.houseDetails),
]

function asVictim({ name, fill }: ScreenStep): ScreenStep {
  return {
    name,
    async fill(page, names) {
      await fill(page, names)
      await checkFirst(page, `${reporterAt}/isVitima`)
    },
  }
}

/** When and where, with the pin on the map confirmed (FA-03, FA-04). */
export const factOnMap: ScreenStep = {
  name: 'fact-on-map',
  async fill(page, names) {
    await fact[0]?.fill(page, names)
    await confirmPlace(page, '/fato/endereco/lat')
  },
}

/** The screens about the fact. */
export const fact: readonly ScreenStep[] = [
  {
    name: 'fact',
    async fill(page, { place }) {
      await field(page, '/fato/ds_datahora').fill(typed.fact)
      await choose(page, '/fato/endereco/id_local', place)
      await findPlace(page, '/fato/endereco', kept.postalCode, kept.postalCode)
      await openFolded(page, field(page, '/fato/endereco/complemento'))
      await field(page, '/fato/endereco/complemento').fill(typed.placeDetails)
    },
  },
  {
    name: 'account',
    async fill(page) {
      await field(page, '/relato_plain').click()
      await field(page, '/relato_plain').fill(typed.account)
    },
  },
]

/** Called on every screen, once it is filled in. */
export type Visit = (screen: string) => Promise<void>

type Start = { cards: readonly string[]; buttons: readonly number[] }

/** The cards of a loss, and the buttons that answer its questions. */
export const startOfLoss: Start = {
  cards: ['start-needs', 'start-truth', 'start-description'],
  buttons: [0, 3],
}

/** A theft has the notice about false reports among its restrictions. */
export const startOfTheft: Start = { cards: ['start-needs', 'start-description'], buttons: [0, 3, 5, 7] }

/** Through the start cards, the restrictions where there are any, and the questions before the steps, each answered by the place of its button. */
export async function start(page: Page, visit: Visit, { cards, buttons }: Start): Promise<void> {
  for (const card of cards) {
    const title = page.locator('main h2').first()
    const shown = await title.elementHandle()
    await visit(card)
    await goOn(page)
    await expect
      .poll(() => shown?.evaluate((element) => element.isConnected), `the card ${card} goes`)
      .toBe(false)
  }
  const answers = page.getByRole('group').getByRole('button')
  const agreement = page.getByRole('checkbox')
  await expect(agreement.or(answers).first()).toBeVisible()
  if (await agreement.isVisible()) {
    await visit('restrictions')
    await agreement.check()
    await goOn(page)
  }
  // An answered question has a button more, which opens it again.
  for (const button of buttons)
    await page
      .locator('main')
      .getByRole('group')
      .nth(Math.floor(button / 2))
      .getByRole('button')
      .nth(button % 2)
      .click()
  await visit('questions')
  await goOn(page)
}
