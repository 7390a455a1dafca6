import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  )

const pages = [...languages.map(({ home }) => home), '/api/saude/viva', '/nowhere']

for (const path of pages) {
  test(`the content security policy of ${path} leaves no way in`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    const directives = directivesOf(policy)
    expect(directives.get('default-src') ?? []).toHaveLength(1)
    expect(["'self'", "'none'"]).toContain(directives.get('default-src')?.[0])
    expect(policy).not.toMatch(/unsafe-|strict-dynamic|\*|https?:/)
    for (const name of ['frame-ancestors', 'base-uri']) {
      expect(["'none'", "'self'"], name).toContain(directives.get(name)?.join(' '))
    }
    expect(directives.has('form-action')).toBe(true)
    expect(directives.get('object-src')?.join(' ')).toBe("'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
  })
}

test.describe('an intruder', () => {
  // The browser reports each attempt in its console.
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('slips a script into the page, which does not run', async ({ page }) => {
    await page.goto('/')
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.intruder = "ran"'
      document.head.append(script)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'document.documentElement.dataset.intruder = "ran"')
      document.body.append(button)
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 100))
      return document.documentElement.dataset['intruder']
    })
    expect(ran).toBeUndefined()
  })
})
