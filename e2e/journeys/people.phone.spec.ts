import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages } from '../support/languages.ts'
import { downloadDocument } from '../support/download-pdf.ts'
import { withoutBlanks, textOf } from '../support/read-pdf.ts'
import { parties, walkTheftToSummary } from '../support/walk-theft.ts'
import { theftRecord } from '../support/expected-people.ts'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { writeDocumentNames } from '../../apps/server/reports/registration/document-names.ts'
import { storedReport } from '../support/read-stored-reports.ts'
import { expectReflow } from '../support/expect-reflow.ts'
import { core, expect, test } from '../support/test.ts'
import { kept } from '../support/typed-values.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })

const upper = (text: string) => text.toLocaleUpperCase('pt-BR')

const { victim, company, witness, seen, suspectCompany } = parties

for (const language of languages.filter(({ locale }) => locale === 'pt-br')) {
  // WZ-06, WZ-07, WZ-08, WZ-09, PE-14, PE-16, PE-18, PE-19, PE-21
  test(
    'a theft is filed with its victims, witness and suspects, and all is stored as it was typed',
    core,
    async ({ page }) => {
      const checked = new Set<string>()
      await walkTheftToSummary(page, language, async (screen) => {
        if (checked.has(screen)) return
        checked.add(screen)
        await expectNoAxeViolations(page)
        await expectReflow(page)
      })
      await goOn(page)
      const { bop } = await registeredNumber(page)

      const { relato, ...stored } = await storedReport(bop)
      expect(stored).toEqual(writeDocumentNames(theftRecord as unknown as Occurrence))

      const text = textOf(await downloadDocument(page))
      const names = [victim.name, company.name, witness.name, seen.name, suspectCompany.name].map(upper)
      expect(names.filter((name) => !relato?.includes(name))).toEqual([])
      const printed = [
        kept.name,
        ...names,
        ...seen.traits.map(upper),
        'Pessoa não identificada',
        upper(company.newTrade),
        upper(seen.newClothes),
      ]
      expect(printed.filter((name) => !text.includes(withoutBlanks(name)))).toEqual([])
    },
  )
}
