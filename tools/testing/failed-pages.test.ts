import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failedPages } from './failed-pages.mjs'

async function folderOf(contexts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'failed-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(contexts)) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'error-context.md'), text)
  }
  return folder
}

const context = (name: string, tree: string) =>
  `# Test info\n\n- Name: ${name}\n\n# Error details\n\n\`\`\`\nError: gone\n\`\`\`\n\n${tree}# Test source\n`

test('the main part of each failed test’s page is told, so far', async () => {
  const rows = Array.from({ length: 40 }, (_, row) => `  - text: row ${row}\n`).join('')
  const folder = await folderOf({
    b: context('b.spec.ts >> whole', '```yaml\n- banner:\n  - text: Topo\n- main:\n  - text: Corpo\n```\n\n'),
    a: context('a.spec.ts >> long', `\`\`\`yaml\n- main:\n${rows}\`\`\`\n\n`),
    c: context('c.spec.ts >> without a page', ''),
  })
  const [long, whole, none] = await failedPages(folder)
  expect(long).toMatch(/^page of a\.spec\.ts >> long\n- main:\n {2}- text: row 0\n[^]*row 23$/)
  expect(whole).toBe('page of b.spec.ts >> whole\n- main:\n  - text: Corpo')
  expect(none).toBe('page of c.spec.ts >> without a page\n(none)')
})

test('where nothing failed, nothing is told', async () => {
  expect(await failedPages(join(tmpdir(), 'no-such-folder'))).toEqual([])
})
