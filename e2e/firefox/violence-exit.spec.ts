import { inputId } from '../../apps/web/inputs/field/input-props.ts'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expect, test } from './support/test.ts'
import { control, type Visitor } from './support/visitor.ts'
import { readCards } from './support/walk.ts'

/** To a question of a report of violence, with an answer given on the way. */
async function answerSomething(
  visitor: Visitor,
  lookAt: (screen: string) => Promise<unknown>,
): Promise<void> {
  await visitor.open('/#/violencia')
  await readCards(visitor, await getFlow('violencia'), lookAt)
  await visitor.press({ css: 'main fieldset label' })
  await lookAt('question')
  await visitor.goOn()
}

const ways: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  'the button': (visitor) => visitor.press({ css: 'button', named: 'Sair depressa' }),
  'three presses of Escape': ({ page }) => pressThrice(() => page.keyboard.press('Escape')),
  'three presses of Shift': ({ page }) => pressThrice(() => page.keyboard.press('Shift')),
}

async function pressThrice(press: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 3; time++) await press()
}

/** The page shows nothing of the portal, and the tab keeps nothing. */
async function expectNeutral({ page }: Visitor): Promise<void> {
  const left = await page.evaluate(() => [
    location.pathname,
    document.title,
    sessionStorage.length,
    localStorage.length,
    window.name,
  ])
  expect(left).toEqual(['/receita/pt-br.html', 'Bolo de macaxeira', 0, 0, ''])
}

/** Walks through the first steps of a woman's report, forth and back, until its entries in the history are so many. */
async function walkSteps(visitor: Visitor, entries: number): Promise<void> {
  await visitor.open('/')
  await visitor.see({ css: '#registrar' })
  await visitor.open('/#/violencia_contra_mulher/atendimento')
  await readCards(visitor, await getFlow('violencia_contra_mulher/atendimento'), () => Promise.resolve())
  await visitor.type(control('/envolvido/0/nome'), 'Maria Souza Lima')
  await visitor.type(control('/envolvido/0/ds_nascimento'), '01/02/1990')
  await visitor.press({ css: `main label:has([name="${inputId('/envolvido/0/sexo')}"])` })
  await visitor.type(control('/envolvido/0/mae'), 'Ana Souza Lima')
  const title = () => visitor.text('h1')
  let here = await title()
  const moveBy = async (at: number) => {
    await visitor.press({ css: 'main .actions button', at })
    await visitor.until('another step', async () => (await title()) !== here)
    here = await title()
  }
  await moveBy(-1)
  while ((await visitor.page.evaluate<[], () => number>(() => history.state.at)) < entries) {
    await moveBy(0)
    await moveBy(-1)
  }
}

/** The history of a tab has nothing there. */
function nowhere(error: Error): void {
  if (!error.message.includes('no such history entry')) throw error
}

// FX-01
for (const [how, leave] of Object.entries(ways))
  test(`a report of violence is left in Firefox by ${how}, without a trace`, async ({
    visitor,
    photograph,
  }) => {
    const { page } = visitor
    await answerSomething(
      visitor,
      how === 'the button' ? (screen) => photograph(`violence-${screen}`) : () => Promise.resolve(),
    )
    expect(new URL(page.url()).hash).toBe('#/')
    await leave(visitor)
    await visitor.see({ css: 'h1', named: 'Bolo de macaxeira' })
    await expectNeutral(visitor)
    await page.goForward().catch(nowhere)
    await expectNeutral(visitor)
    await page.goBack().catch(nowhere)
    if (page.url() !== 'about:blank') await expectNeutral(visitor)
  })

// FX-01, VI-16
for (const [entries, stepsBack] of [
  [60, 0],
  [120, 3],
] as const)
  test(`a report of ${entries} steps is left in Firefox, which keeps 50, without a trace`, async ({
    visitor,
  }) => {
    test.setTimeout(180_000)
    const { page } = visitor
    await walkSteps(visitor, entries)
    expect(await page.evaluate(() => history.length)).toBe(50)
    for (let time = 0; time < stepsBack; time++) await page.evaluate(() => history.back())
    await visitor.press({ css: 'button', named: 'Sair depressa' })
    await visitor.see({ css: 'h1', named: 'Bolo de macaxeira' })
    await expectNeutral(visitor)
    for (let time = 0; time < 3; time++) {
      await page.goBack().catch(nowhere)
      if (page.url() !== 'about:blank') await expectNeutral(visitor)
    }
  })
