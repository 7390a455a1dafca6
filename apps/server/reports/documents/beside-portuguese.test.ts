import { execFileSync } from 'node:child_process'
import type { Registration } from '@delegacia/contract/occurrence'
import { localeIds } from '@delegacia/domain/language/text'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

/** What the paper says that is handed to others, of a loss reported in a language. */
async function handedOut(IdIdioma: number): Promise<string> {
  const { autDig } = (await station.register({ ...lossReport(), IdIdioma })).json<Registration>()
  const form = new FormData()
  form.set('autDig', autDig)
  form.set('via', 'sem-codigo')
  const copy = await station.app.inject({ method: 'POST', url: '/api/segunda-via', payload: form })
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: copy.rawPayload, encoding: 'utf8' })
  return text.replace(/\s+/g, ' ')
}

// PA-10
test.each([
  ['en-us', ['Police report', 'Date and time', 'Public road', 'Account of what happened', 'Full name']],
  [
    'es-es',
    ['Denuncia policial', 'Fecha y hora', 'Relato de lo ocurrido', 'prevalece el texto en portugués'],
  ],
  ['fr-fr', ['Déclaration de police', 'Date et heure', 'Récit des faits', 'le texte portugais fait foi']],
] as const)(
  'of a report in %s it says everything in that language beside the Portuguese',
  async (locale, told) => {
    const text = await handedOut(localeIds[locale])
    for (const one of [...told, 'Data e hora', 'Via pública', 'Quem comunica']) expect(text).toContain(one)
  },
)

// PA-10
test('of a report in Portuguese it says nothing twice', async () => {
  expect(await handedOut(localeIds['pt-br'])).not.toMatch(/Police report|Denuncia policial|Date and time/)
})
