import { expectNoAxeViolations } from '../bed/axe.ts'
import { languages } from '../bed/languages.ts'
import { openThePdf } from '../bed/paper.ts'
import { withoutBlanks, wordsOf } from '../bed/pdf.ts'
import { parties, walkWithPeople } from '../bed/people-journey.ts'
import { theftRecord } from '../bed/people-record.ts'
import { storedReport } from '../bed/records.ts'
import { expectReflow } from '../bed/reflow.ts'
import { expect, test } from '../bed/test.ts'
import { kept } from '../bed/typed.ts'
import { goOn, registeredNumber } from '../bed/wizard.ts'

test.describe.configure({ timeout: 240_000 })

const upper = (text: string) => text.toLocaleUpperCase('pt-BR')

const { victim, company, witness, seen, suspectCompany } = parties

for (const language of languages.filter(({ locale }) => locale === 'pt-br')) {
  // WZ-06, WZ-07, WZ-08, WZ-09, PE-14, PE-16, PE-18, PE-19, PE-21
  test('a theft is filed with its victims, witness and suspects, and all is stored as it was typed', async ({
    page,
  }) => {
    const looked = new Set<string>()
    await walkWithPeople(page, language, async (screen) => {
      if (looked.has(screen)) return
      looked.add(screen)
      await expectNoAxeViolations(page)
      await expectReflow(page)
    })
    await goOn(page)
    const { bop } = await registeredNumber(page)

    const { relato, ...told } = await storedReport(bop)
    expect(told).toEqual(theftRecord)

    const words = wordsOf(await openThePdf(page))
    const names = [victim.name, company.name, witness.name, seen.name, suspectCompany.name].map(upper)
    expect(names.filter((name) => !relato?.includes(name))).toEqual([])
    const printed = [
      kept.name,
      ...names,
      ...seen.marks.map(upper),
      'Pessoa não identificada',
      upper(company.newTrade),
      upper(seen.newClothes),
    ]
    expect(printed.filter((name) => !words.includes(withoutBlanks(name)))).toEqual([])
  })
}
