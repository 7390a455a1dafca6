import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { withoutBlanks, textOf } from '../support/read-pdf.ts'
import { expect, test } from '../support/test.ts'
import {
  checkFirst,
  choose,
  field,
  findPlace,
  goOn,
  heading,
  select,
  wantToAnswer,
  numberOfThisYear,
} from '../support/wizard-actions.ts'

const at = '/envolvido/0'

const visitor = {
  name: 'amélie françoise durand',
  mother: 'hélène durand',
  birth: '14/07/1985',
  passport: '12ab34567',
  mobile: '612345678',
  email: 'amelie.durand@example.org',
  hotel: 'hôtel do rio, chambre 12',
  home: '3 rue des lilas, lyon',
  account:
    'j’ai perdu mon passeport près du marché en fin d’après-midi. je ne sais pas où il est tombé ; personne ne l’a vu et je l’ai cherché partout.',
}

/** Fills in what the portal asks a tourist, screen by screen; CPF, issuer, state and city are not among it (PE-12). */
async function walk(page: Page): Promise<void> {
  await page.goto('/fr-fr/')
  await page.getByRole('radio', { name: /touriste/i }).check()
  await chooseOccurrence(page, 'extravio')
  for (let card = 0; card < 3; card++) {
    await expect(heading(page)).toBeVisible()
    await goOn(page)
  }
  const questions = page.locator('main').getByRole('group')
  await questions.nth(0).getByRole('button').nth(0).click()
  await questions.nth(1).getByRole('button').nth(1).click()
  await goOn(page)

  await expect(page.locator(`input[name="campo-envolvido-0-idLocalMoradia"]`)).toHaveCount(0)
  await field(page, `${at}/nome`).fill(visitor.name)
  await field(page, `${at}/ds_nascimento`).fill(visitor.birth)
  await field(page, `${at}/mae`).fill(visitor.mother)
  await checkFirst(page, `${at}/sexo`)
  await choose(page, `${at}/id_nacionalidade`, 'france')
  for (const absent of [
    'id_estado',
    'id_naturalidade',
    'documento/1/numero',
    'documento/0/orgao',
    'documento/0/uf',
  ])
    await expect(field(page, `${at}/${absent}`)).toHaveCount(0)
  const type = field(page, `${at}/documento/0/tipo`)
  await expect(type.locator('option:checked')).toHaveText('Passeport')
  await field(page, `${at}/documento/0/numero`).fill(visitor.passport)
  await expectNoAxeViolations(page)
  await goOn(page)

  await choose(page, `${at}/id_ddi`, '+33')
  await field(page, `${at}/contato/1/valorSemDDI`).fill(visitor.mobile)
  await field(page, `${at}/contato/2/valor`).fill(visitor.email)
  await checkFirst(page, `${at}/isVitima`)
  await findPlace(page, `${at}/endereco/0`, '66040-170', '66040-170')
  await field(page, `${at}/endereco/0/complemento`).fill(visitor.hotel)
  await wantToAnswer(page)
  await select(page, `${at}/id_identidade_genero`, 1)
  await select(page, `${at}/id_grupo`, 1)
  await select(page, `${at}/id_raca`, 1)
  await select(page, `${at}/id_estado_civil`, 1)
  await select(page, `${at}/id_escolaridade`, 7)
  await choose(page, `${at}/id_profissao`, 'vendeur')
  await select(page, `${at}/id_moradia`, 1)
  await goOn(page)

  await choose(page, `${at}/endereco/1/id_pais`, 'france')
  await field(page, `${at}/endereco/1/complemento`).fill(visitor.home)
  await expectNoAxeViolations(page)
  await goOn(page)

  await field(page, '/objeto').getByRole('button').first().click()
  await choose(page, '/objeto/0/documento', 'passeport')
  await field(page, '/objeto/0/numero').fill(visitor.passport)
  await goOn(page)
  await goOn(page)

  await field(page, '/fato/ds_datahora').pressSequentially('201120261730')
  await choose(page, '/fato/endereco/id_local', 'voie publique')
  await findPlace(page, '/fato/endereco', '66040-170', '66040-170')
  await field(page, '/relato_plain').click()
  await field(page, '/relato_plain').fill(visitor.account)
  await goOn(page)
}

// PE-12, PE-20, AD-05
test('a tourist from France files a loss in French with a passport and a hotel', async ({ page }) => {
  test.setTimeout(120_000)
  await walk(page)
  await expect(page.locator('main section', { hasText: 'AMÉLIE FRANÇOISE DURAND' })).toBeVisible()
  await goOn(page)
  await expect(heading(page)).toContainText(numberOfThisYear)
  await page.locator('main a[href^="#/imprimir/277/"]').click()
  const started = page.waitForEvent('download')
  await page.locator('main a[download]').click()
  const printed = textOf(await readFile(await (await started).path()))
  const expected = [
    'BOLETIM DE OCORRÊNCIA',
    'Em outro país: turista estrangeiro(a)',
    'França',
    'Passaporte',
    '12AB34567',
    '+33 612345678',
    'HÔTEL DO RIO, CHAMBRE 12',
    '66040-170',
    '3 RUE DES LILAS, LYON',
    visitor.account.toLocaleUpperCase('fr'),
    'não há tradução automática disponível',
  ]
  expect(expected.filter((text) => !printed.includes(withoutBlanks(text)))).toEqual([])
  expect(printed).not.toContain('CPF000')
})
