import { expect, test } from '../bed/test.ts'
import { expectNoAxeViolations } from '../bed/axe.ts'
import { expectNothingLogged } from '../bed/station-log.ts'

/** The bed's own alarms, each set off once: an alarm that cannot ring is worse than none. */
test.describe('alarms of the test bed', () => {
  test('a request to another origin', async ({ page }) => {
    test.fail()
    await page.route('**/planted', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title><img src="http://192.0.2.1/x.png">' }),
    )
    await page.goto('/planted')
  })

  test('an error in the console', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(() => console.error('planted'))
  })

  test('an exception in the page', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('planted')
      }),
    )
    await page.waitForTimeout(100)
  })

  test('a breach of the content security policy', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  })

  test('a picture without words', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')))
    await expectNoAxeViolations(page)
  })

  test('a word in the log', async ({ request }) => {
    test.fail()
    await request.get('/api/saude/viva')
    await expectNothingLogged(['"level"'])
  })

  test('none for a page in order', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
