import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registration } from '@delegacia/contract/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'

let station: TestStation
const folder = mkdtempSync(join(tmpdir(), 'paper-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

/** What a printed report says, got with its code as a second copy is. */
async function paperOf(content: object): Promise<{ code: string; text: string }> {
  const { nrBop, autDig } = (await station.register(content)).json<Registration>()
  const answer = await station.app.inject({
    method: 'POST',
    url: `/api/print/277/${nrBop}`,
    payload: { autDig },
  })
  expect(answer.statusCode).toBe(200)
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64'))
  return {
    code: autDig,
    text: execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' '),
  }
}

const home = () => {
  const report = reportOf('violencia_contra_mulher')
  const envolvido = report.envolvido.map((party, place) =>
    place === 0 ? { ...party, contato_seguro: 2, pede_medida: true } : party,
  )
  return { ...report, envolvido }
}

// TH-34
test('the paper of violence at home has no code, says why, and is got again with it', async () => {
  const { code, text } = await paperOf(home())
  expect(text).not.toContain(code)
  expect(text).not.toContain('Acompanhar o boletim')
  expect(text).toContain('O número de autenticação não está neste papel')
})

// TH-33
test('any other paper has it, and leads to the thread', async () => {
  const { code, text } = await paperOf(theftReport())
  expect(text).toContain(code)
  expect(text).toContain('“Acompanhar o boletim”')
})

// TH-35
test('how to call safely, and that protection was asked for, stands on no paper', async () => {
  const { text } = await paperOf(home())
  for (const said of ['Antes de ligar', 'Só de manhã', 'medida protetiva', 'MEDIDA PROTETIVA'])
    expect(text).not.toContain(said)
})
