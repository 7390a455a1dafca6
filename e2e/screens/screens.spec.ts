import { screens } from '../bed/journey.ts'
import { languages } from '../bed/languages.ts'
import { test } from '../bed/test.ts'

const wanted = process.env['SCREEN_LANGUAGES']?.split(',') ?? languages.map(({ locale }) => locale)

test.use({ expectedErrors: [/status of 404/] })

for (const language of languages.filter(({ locale }) => wanted.includes(locale))) {
  test(`photographs in ${language.locale}`, async ({ page }, { project }) => {
    for (const [index, screen] of screens.entries()) {
      await screen.open(page, language)
      const number = String(index + 1).padStart(2, '0')
      await page.screenshot({ path: `screens/${language.locale}/${project.name}/${number}-${screen.name}.png`, fullPage: true })
    }
  })
}
