import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { screens } from '../support/screen-list.ts'
import { languages, onPhone } from '../support/languages.ts'
import { core, test } from '../support/test.ts'

// The print page of an unknown report gets a 404, which the browser writes to its console.
test.use({ expectedErrors: [/status of 404/] })

for (const language of languages) {
  // AX-01
  test(
    `axe finds nothing on any screen (${language.locale})`,
    onPhone(language.locale, core),
    async ({ page }) => {
      // axe needs about a second and a half for each screen.
      test.setTimeout(300_000)
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await screen.open(page, language)
          await expectNoAxeViolations(page)
        })
      }
    },
  )
}
