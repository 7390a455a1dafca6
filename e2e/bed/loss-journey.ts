import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'
import { kept, typed } from './typed.ts'
import { checkFirst, choose, field, findPlace, goOn, heading, select } from './wizard.ts'

/** One screen of the wizard: its name, and what a person does on it before going on. */
type Stop = { name: string; fill: (page: Page, words: Words) => Promise<void> }

/** How lists that are sorted and filtered in the page's language name what the person chooses. */
type Words = { brazil: string; occupation: string; place: string; card: string }
const wordsOf: Record<Language['locale'], Words> = {
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
    card: 'Documento de identidad (RG)',
  },
  'fr-fr': { brazil: 'Brésil', occupation: 'Vendeur', place: 'Voie publique', card: 'identité (RG)' },
}

const me = '/envolvido/0'

const reporter: readonly Stop[] = [
  {
    name: 'identity',
    async fill(page) {
      await field(page, `${me}/nome`).pressSequentially(typed.name)
      await field(page, `${me}/ds_nascimento`).fill(typed.birth)
      await field(page, `${me}/mae`).fill(typed.mother)
      await expect(field(page, `${me}/ds_nascimento`)).toHaveValue(kept.birth)
    },
  },
  {
    name: 'profile',
    async fill(page, { occupation }) {
      await checkFirst(page, `${me}/sexo`)
      await select(page, `${me}/id_identidade_genero`, 1)
      await select(page, `${me}/id_grupo`, 1)
      await select(page, `${me}/id_raca`, 2)
      await select(page, `${me}/id_estado_civil`, 1)
      await select(page, `${me}/id_escolaridade`, 7)
      await choose(page, `${me}/id_profissao`, occupation)
      await select(page, `${me}/id_moradia`, 2)
    },
  },
  {
    name: 'documents',
    async fill(page, { brazil }) {
      await choose(page, `${me}/id_nacionalidade`, brazil)
      await choose(page, `${me}/id_estado`, 'Pará')
      await choose(page, `${me}/id_naturalidade`, 'belem')
      await field(page, `${me}/documento/1/numero`).pressSequentially(typed.cpf)
      await select(page, `${me}/documento/0/tipo`, 1)
      await field(page, `${me}/documento/0/numero`).fill(typed.document)
      await field(page, `${me}/documento/0/orgao`).fill(typed.issuer)
      await choose(page, `${me}/documento/0/uf`, 'Pará')
    },
  },
  {
    name: 'contacts',
    async fill(page) {
      await choose(page, `${me}/id_ddi`, '+55')
      await field(page, `${me}/contato/1/valorSemDDI`).pressSequentially(typed.mobile)
      await field(page, `${me}/contato/2/valor`).fill(typed.email)
      await checkFirst(page, `${me}/isVitima`)
    },
  },
  {
    name: 'address',
    async fill(page) {
      await findPlace(page, `${me}/endereco/0`, 'magalhaes barata', kept.postalCode)
      await field(page, `${me}/endereco/0/numero`).fill(typed.houseNumber)
      await field(page, `${me}/endereco/0/complemento`).fill(typed.houseDetails)
    },
  },
]

const objects: readonly (Stop & { button: number })[] = [
  {
    name: 'document',
    button: 0,
    async fill(page, { card }) {
      await choose(page, '/objeto/0/documento', card)
      await field(page, '/objeto/0/numero').fill(typed.lostDocument)
    },
  },
  {
    name: 'phone',
    button: 1,
    async fill(page) {
      await choose(page, '/objeto/1/marcaCel', 'samsung')
      await select(page, '/objeto/1/operadora', 3)
      await field(page, '/objeto/1/numero').pressSequentially(typed.lostLine)
      await field(page, '/objeto/1/imei').pressSequentially(typed.imei)
      await field(page, '/objeto/1/compl').fill(typed.phoneDetails)
    },
  },
]

const fact: readonly Stop[] = [
  {
    name: 'fact',
    async fill(page, { place }) {
      await field(page, '/fato/ds_datahora').pressSequentially(typed.fact)
      await choose(page, '/fato/endereco/id_local', place)
      await findPlace(page, '/fato/endereco', kept.postalCode, kept.postalCode)
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

/** The screens of the wizard in their order, as the walk back and forth meets them. */
export const wizardScreens = reporter.length + 1 + fact.length

/** Told on every screen, once it stands with its answers. */
export type Visit = (screen: string) => Promise<void>

/** From the home screen through start cards, questions and steps to the summary. */
export async function walkToSummary(page: Page, language: Language, visit: Visit): Promise<void> {
  const words = wordsOf[language.locale]
  await page.goto(language.home)
  await page.locator('a[href="#/extravio"]').click()
  await start(page, visit)
  for (const stop of reporter) await stopAt(stop)
  await visit('objects-none')
  for (const { button, ...stop } of objects) {
    await field(page, '/objeto').getByRole('button').nth(button).click()
    await stopAt(stop)
  }
  await expect(page.locator('main li', { hasText: kept.imei })).toBeVisible()
  await visit('objects')
  await goOn(page)
  for (const stop of fact) await stopAt(stop)
  await expect(page.locator('main section', { hasText: kept.name })).toBeVisible()
  await visit('summary')

  async function stopAt({ name, fill }: Stop): Promise<void> {
    await fill(page, words)
    await visit(name)
    await goOn(page)
  }
}

async function start(page: Page, visit: Visit): Promise<void> {
  for (const card of ['start-state', 'start-needs', 'start-truth', 'start-description']) {
    await expect(heading(page)).toBeVisible()
    await visit(card)
    await goOn(page)
  }
  const answers = page.getByRole('group').getByRole('button')
  await answers.nth(0).click()
  await answers.nth(3).click()
  await visit('questions')
  await goOn(page)
}
