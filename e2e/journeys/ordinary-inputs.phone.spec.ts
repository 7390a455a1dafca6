import type { Route } from '@delegacia/domain/lists/routes'
import { visibleFieldsOf } from '@delegacia/flows/engine/form-instances'
import type { Page } from '@playwright/test'
import { downloadDocument } from '../support/download-pdf.ts'
import { fillAnswer } from '../support/fill-answer.ts'
import { languages } from '../support/languages.ts'
import { textOf, withoutBlanks } from '../support/read-pdf.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { field, goOn, openFolded, registeredNumber, wantToAnswer } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 180_000 })

const [portuguese] = languages

/** By the pointer of an answer: how a person brings it, and how the sealed document says it. */
type Brought = Readonly<Record<string, readonly [typed: string, printed: string]>>

const reporter = (name: string, printed: string, phone: string): Brought => ({
  '/envolvido/0/nome': [name, printed],
  '/envolvido/0/contato/1/valorSemDDI': [phone, '91 98765-4321'],
})

/** What people, telephones and papers bring to six kinds of report. */
const brought: Readonly<Partial<Record<Route, Brought>>> = {
  extravio: {
    ...reporter('Maria José e Silva', 'MARIA JOSÉ E SILVA', '+5591987654321'),
    '/envolvido/0/mae': ['Lia Sá e Sá', 'LIA SÁ E SÁ'],
    '/envolvido/0/documento/1/numero': ['CPF: 52998224725', '529.982.247-25'],
    '/objeto/1/numero': ['(+55) 91 98765-4321', '91 98765-4321'],
    '/objeto/1/imei': ['IMEI: 490154203237518', '490154-20-323751-8'],
  },
  furto: {
    ...reporter('Ana\u2011Paula d´Arc', "ANA-PAULA D'ARC", '(0xx91) 98765-4321'),
    '/envolvido/1/nome': ['Benedita Rocha y Souza', 'BENEDITA ROCHA Y SOUZA'],
    '/envolvido/1/contato/1/valorSemDDI': ['https://wa.me/5591987654321', '91 98765-4321'],
    '/envolvido/3/nome': ['Nʼdour Dall’Agnol', "N'DOUR DALL'AGNOL"],
  },
  acidente: {
    ...reporter("D'Ávila Sant'Anna", "D'ÁVILA SANT'ANNA", '091 98765-4321'),
    '/objeto/0/condutor': ['Seu Zé', 'SEU ZÉ'],
  },
  ameaca: {
    ...reporter('Raoni', 'RAONI', '\u202A+55 91 98765\u20114321\u202C'),
    '/envolvido/0/ds_nascimento': ['5/3/1990', '05/03/1990'],
  },
  estelionato: {
    ...reporter('Li Wu', 'LI WU', '0 41 91 98765-4321'),
    '/envolvido/0/nome_social': ['Luma', 'LUMA'],
  },
  violencia_contra_mulher: {
    ...reporter('Tainá O’Brien', "TAINÁ O'BRIEN", 'tel:+5591987654321'),
  },
}

/** The rule refuses them first; the way on stands beside its message. */
const wholeNames = ['Raoni', 'Li Wu']

// PE-25, PE-03, PE-28, OB-12
for (const [route, inputs] of Object.entries(brought) as [Route, Brought][])
  test(`/${route} takes what people bring, and its document says it right`, async ({ page }) => {
    const report = await routeReport(route)
    await walkFlow(
      page,
      portuguese,
      report,
      () => Promise.resolve(),
      async (instance) => {
        if (instance.groups.some(({ decline }) => decline)) await wantToAnswer(page)
        for (const question of visibleFieldsOf(instance, report.context)) {
          const [typed] = inputs[question.campo] ?? []
          if (typed !== undefined) await bring(page, question.campo, typed)
          else if (question.answer !== undefined) await fillAnswer(page, question, report.context)
          if (typed !== undefined && wholeNames.includes(typed)) await sayThatItIsWhole(page)
        }
      },
    )
    await goOn(page)
    await registeredNumber(page)
    const printed = textOf(await downloadDocument(page))
    const missing = Object.values(inputs).filter(([, text]) => !printed.includes(withoutBlanks(text)))
    expect(missing).toEqual([])
  })

/** Pasted or filled in as a whole, and the box left. */
async function bring(page: Page, campo: string, typed: string): Promise<void> {
  const box = field(page, campo)
  await openFolded(page, box)
  await box.fill(typed)
  await box.blur()
}

async function sayThatItIsWhole(page: Page): Promise<void> {
  await goOn(page)
  await page.getByRole('checkbox', { name: 'É só este o nome no documento' }).check()
}
