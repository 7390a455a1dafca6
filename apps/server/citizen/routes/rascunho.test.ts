import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'draft-'))
let station: TestStation
beforeAll(async () => {
  const translator = { translate: () => Promise.resolve({ text: 'Perdi minha carteira.', provider: 'x' }) }
  station = await testStation(inject('clusterUrl'), { translator })
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

const draftOf = (payload: object) => station.app.inject({ method: 'POST', url: '/api/rascunho', payload })

/** What a person reads in the PDF, one space between words. */
function textOf(base64: string): string {
  const path = join(folder, 'draft.pdf')
  writeFileSync(path, Buffer.from(base64, 'base64'))
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
}

// PA-07, SU-05
test('the draft reads as the document will, with the translation, and says that it is no report', async () => {
  const report = { ...lossReport(), IdIdioma: 2 }
  const answer = await draftOf(report)
  expect(answer.statusCode).toBe(200)
  const draft = textOf(answer.json<{ pdf: string }>().pdf)
  expect(draft).toContain('RASCUNHO – AINDA NÃO É UM BOLETIM')
  expect(draft).not.toContain('00277/')

  const { unidade, nrBop, autDig } = (await station.register(report)).json<Record<string, string>>()
  const printed = await station.app.inject({
    method: 'POST',
    url: `/api/print/${unidade}/${nrBop}`,
    payload: { autDig },
  })
  const document = textOf(printed.json<{ pdf: string }>().pdf)
  for (const part of [
    'Perdi minha carteira.',
    'TRADUÇÃO AUTOMÁTICA',
    'CARTEIRA COM O DOCUMENTO',
    '4. Quem comunica',
  ])
    for (const paper of [draft, document]) expect(paper).toContain(part)
})

// PA-07
test('a draft stores nothing, neither a report nor a number', async () => {
  const count = () => station.db.selectFrom('reports').select('id').execute()
  const before = (await count()).length
  expect((await draftOf(lossReport())).statusCode).toBe(200)
  expect((await count()).length).toBe(before)
})

// PA-07
test('a report that could not be registered has no draft either, and says why', async () => {
  const answer = await draftOf({ ...lossReport(), relato_plain: 'CURTO' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ erros: [{ campo: '/relato_plain' }] })
})
