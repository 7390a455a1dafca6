import type { Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { checkAt, passCards } from '../support/before-steps.ts'
import { parties } from '../support/walk-theft.ts'
import { addressStep, personSteps, entryNames, type TypedPerson } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { field, goBack, goOn, heading } from '../support/wizard-actions.ts'

test.setTimeout(150_000)

const cards = (page: Page) => page.locator('main li:has(h2)')
const adult = 2

/** The questions of the flow, and the reporter's screens up to the list of victims. */
async function walkToVictims(page: Page, isVictim: boolean): Promise<void> {
  for (const [name, place] of [
    ['isDomestico', 1],
    ['isVitima', isVictim ? 0 : 1],
    ['faixaEtariaVitima', adult],
  ] as const)
    await checkAt(page, name, place)
  await goOn(page)
  await fillPerson(page, '/envolvido/0', typed)
}

async function fillPerson(page: Page, at: string, person: TypedPerson): Promise<void> {
  for (const { fill } of [...personSteps(at, person), addressStep(at, '10', 'casa')]) {
    const before = await heading(page).textContent()
    await fill(page, entryNames['pt-br'])
    await goOn(page)
    await expect(heading(page)).not.toHaveText(before ?? '')
  }
}

// QS-10
test('no earlier victim is left once the reporter says that it happened to them', async ({ page }) => {
  const flow = await getFlow('perseguicao')
  await passCards(page, flow)
  await walkToVictims(page, false)
  await expect(cards(page)).toHaveCount(0)
  await field(page, '/envolvido').getByRole('button').first().click()
  await fillPerson(page, '/envolvido/1', parties.victim)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(parties.victim.name.toLocaleUpperCase('pt-BR'))

  const restart = page.getByRole('dialog').getByRole('button', { name: 'Voltar e apagar' })
  for (let screens = 0; screens < 10 && !(await restart.isVisible()); screens++) {
    await goBack(page)
    await page.waitForTimeout(100)
  }
  await restart.click()
  await passCards(page, flow)
  await walkToVictims(page, true)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(`${typed.name.toLocaleUpperCase('pt-BR')} (quem comunica)`)
})
