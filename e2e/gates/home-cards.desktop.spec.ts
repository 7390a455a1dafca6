import type { Page } from '@playwright/test'
import { keepOnDevice } from '../support/keep-on-device.ts'
import { openSummary } from '../support/open-summary.ts'
import { setUp } from '../support/operator-settings.ts'
import { expect, test } from '../support/test.ts'

/** The cards of the home as they stand beside each other, row by row. */
const rows = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const found = new Map<number, string[]>()
    for (const card of document.querySelectorAll('main section:has(h2)')) {
      const top = Math.round(card.getBoundingClientRect().top)
      found.set(top, [...(found.get(top) ?? []), card.querySelector('h2')?.textContent ?? ''])
    }
    return [...found.values()]
  })

/** How much of the room of the cards each card that stands alone in its row takes, from 0 to 1. */
const widthsAlone = (page: Page, titles: readonly string[]): Promise<number[]> =>
  page.evaluate((wanted) => {
    const wide = document.querySelector('main .wrap:has(section)')
    if (!wide) throw new Error('no cards')
    const { paddingLeft, paddingRight } = getComputedStyle(wide)
    const room = wide.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [...document.querySelectorAll('main section:has(h2)')]
      .filter((card) => wanted.includes(card.querySelector('h2')?.textContent ?? ''))
      .map((card) => card.getBoundingClientRect().width / room)
  }, titles)

const kept = 'Guardado neste aparelho'
const [register, emergency] = ['Registrar uma ocorrência', 'Telefones de emergência']
const follow = 'Acompanhar o boletim'
const [before, important] = ['Antes de começar', 'Informação importante']
const [copy, validation] = ['Segunda via', 'Validar um documento']
const [contacts, device] = ['Contatos e endereço', 'Seu aparelho']

for (const keeps of [false, true])
  for (const validates of [true, false])
    // SH-22
    test(`the cards stand side by side, the wide ones alone (kept: ${keeps}, validation: ${validates})`, async ({
      page,
    }) => {
      await setUp(page, { validaDocumentos: validates })
      if (keeps) {
        await openSummary(page, 'extravio')
        await keepOnDevice(page)
      }
      await page.goto('/')
      await expect(page.getByRole('region', { name: kept })).toHaveCount(keeps ? 1 : 0)
      await expect(page.getByRole('region', { name: validation })).toHaveCount(validates ? 1 : 0)
      const end = validates
        ? [
            [copy, validation],
            [contacts, device],
          ]
        : [[copy, contacts], [device]]
      const expected = [
        ...(keeps ? [[kept]] : []),
        [register],
        [follow],
        [before, important],
        [emergency],
        ...end,
      ]
      await expect.poll(() => rows(page)).toEqual(expected)
      const alone = expected.filter(({ length }) => length === 1).flat()
      expect(await widthsAlone(page, alone)).toEqual(alone.map(() => expect.closeTo(1, 2)))
    })
