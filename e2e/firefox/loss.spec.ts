import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf, withoutBlanks } from '../support/read-pdf.ts'
import { routeReport } from '../support/route-report.ts'
import type { Firefox } from './support/launch-firefox.ts'
import { expect, test } from './support/test.ts'
import type { Target } from './support/look.ts'
import type { Visitor } from './support/visitor.ts'
import { registeredNumber, walkToSummary } from './support/walk.ts'

test.describe.configure({ timeout: 240_000 })

const save: Target = { css: 'a[download]' }

/** The file that a link of the page saves. */
async function download(visitor: Visitor, { downloads }: Firefox): Promise<Buffer> {
  const before = await readdir(downloads)
  await visitor.press(save)
  const name = await visitor.until('a file is saved', async () => {
    const names = await readdir(downloads)
    // While it comes there is a second file.
    return names.some((one) => one.endsWith('.part')) ? undefined : names.find((one) => !before.includes(one))
  })
  return readFile(join(downloads, name))
}

// FX-01
test('a loss is filed in Firefox, from the home to the second copy and its check', async ({
  visitor,
  firefox,
  photograph,
}) => {
  const { flow, context } = await routeReport('extravio')
  const report = { ...context.report, objeto: context.report.objeto.slice(0, 1) }
  await walkToSummary(visitor, { flow, context: { ...context, report } }, photograph)
  await visitor.goOn()
  const number = await registeredNumber(visitor)
  await photograph('finish')
  const [code = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await visitor.text('main')) ?? []

  await visitor.press({ css: 'main a[href^="#/imprimir/277/"]' })
  const document = await download(visitor, firefox)
  expect(textOf(document)).toContain(withoutBlanks(number))

  await visitor.open('/')
  await visitor.press({ css: '#segunda-via summary' })
  await visitor.type({ css: 'form input[autocapitalize=characters]' }, code.replaceAll('-', '').toLowerCase())
  await visitor.page.keyboard.press('Enter')
  expect(await download(visitor, firefox)).toEqual(document)

  await visitor.open('/#/validar')
  await visitor.type({ css: 'main form input' }, code)
  await visitor.page.keyboard.press('Enter')
  await visitor.see({ css: 'main dd', named: number })
  await photograph('validation')
})
