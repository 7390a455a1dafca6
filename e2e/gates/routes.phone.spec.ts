import { crimes } from '@delegacia/domain/lists/crimes'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { expectStart, flows } from '../support/before-steps.ts'
import { core, expect, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

/** The reports of the route tables of both documents: crimes 1 to 28, and immediate care; the station may add others. */
const documented: readonly Route[] = [
  'registro-ocorrencia',
  'furto',
  'roubo',
  'extravio',
  'acidente',
  'violencia',
  'obito',
  'ameaca',
  'injuria',
  'calunia',
  'difamacao',
  'consumo',
  'perturbacao',
  'invasaoinf',
  'estelionato',
  'falsa-identidade',
  'falso-alarme',
  'odio',
  'agrarios',
  'animais',
  'transporte',
  'atipico',
  'sossego',
  'perseguicao',
  'violencia_contra_mulher',
  'violencia_contra_mulher/atendimento',
  'violencia-condominio',
  'incendio',
  'apropriacao-indebita-erro',
]

const notFound = 'Página não encontrada'

// SH-02
test('every report that can be made has the address that the documents give it', () => {
  const added: readonly Route[] = crimes.filter(({ id_crime }) => id_crime > 28).map(({ url }) => url)
  expect([...documented, ...added].sort()).toEqual([...routes].sort())
})

// SH-02
test('every address of a report answers with it', core, async ({ page }) => {
  for (const flow of flows)
    await test.step(flow.route, async () => {
      // A page between two reports: one could have the title of the other.
      await page.goto('/#/nowhere')
      await expect(heading(page)).toHaveText(notFound)
      await page.goto(`/#/${flow.route}`)
      await expectStart(page, flow)
      await expect(page.getByRole('banner')).toBeVisible()
    })
})

// SH-02, SH-12
test('any other path shows so, outside the layout, with a link to the home', async ({ page }) => {
  for (const path of ['nowhere', 'furto/2', 'Furtos', 'imprimir/277', 'versao-anterior', '%E0%A4%A']) {
    await page.goto('about:blank')
    await page.goto(`/#/${path}`)
    await expect(heading(page)).toHaveText(notFound)
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
})

// SH-18
test('the language can be changed on a page that does not exist, too', async ({ page }) => {
  await page.goto('/#/nowhere')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(heading(page)).toHaveText(notFound)
})

// SH-12
test('an unknown address inside the portal has a page that helps, with a link to the home', async ({
  page,
}) => {
  await page.goto('/#/endereco-inexistente')
  await expect(heading(page)).toHaveText('O endereço não existe no portal')
  await expect(page.getByRole('main')).toContainText('complemento')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL(/#?\/$/)
})
