import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { expectNothingLogged, secretsIn } from '../support/station-log.ts'
import { watch } from '../support/watch-pages.ts'

// The checks of the test support, each made to fail once on purpose: one that cannot fail is worse than none.

test('every wrong thing that a page does is recorded', async ({ page, context, baseURL }) => {
  const violations = watch(context, new URL(baseURL ?? '').origin)
  await page.goto('/')
  expect(violations).toEqual({ foreignOrigins: new Set(), errors: [] })
  await page.evaluate(async () => {
    console.error('planted line')
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('planted exception')
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  expect(violations.errors).toEqual([
    'planted line',
    expect.stringContaining('Content Security Policy'),
    expect.stringContaining('planted exception'),
  ])
})

test('a request to another origin is recorded', async ({ page, context, baseURL }) => {
  const violations = watch(context, new URL(baseURL ?? '').origin)
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<img src="http://192.0.2.1/x.png">' }),
  )
  await page.goto('/planted')
  expect([...violations.foreignOrigins]).toEqual(['http://192.0.2.1'])
})

test('a picture without a description is found', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.body.append(document.createElement('img')))
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt/)
})

test('a word in the log is found', async ({ request }) => {
  await request.get('/api/saude/viva')
  await expect(expectNothingLogged(['"EVENT"'])).rejects.toThrow(/event/i)
  expect(secretsIn('cpf 52998224725, ÂNGELA', ['529.982.247-25', 'Ângela', 'Inês'])).toEqual([
    '529.982.247-25',
    'Ângela',
  ])
})
