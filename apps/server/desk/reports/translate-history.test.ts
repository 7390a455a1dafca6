import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { keepText } from '../../reports/events/report-texts.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

const asked: string[] = []
let desk: TestDesk
let unit: number
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), {
    translate: (words, from, to) => {
      asked.push(...words)
      const known = words.filter((text) => text !== 'Silence')
      return Promise.resolve(new Map(known.map((text) => [text, `${from} → ${to}: ${text}`])))
    },
  })
  unit = await desk.unit('Delegacia de Salinópolis')
})
afterAll(() => desk.close())

/** What an officer reads of a report in that language to which its citizen has written. */
async function historyOf(language: 'en-us' | 'pt-br', words: readonly string[]) {
  const { id } = await desk.filed(unit, { first: { language } })
  await desk.db.transaction().execute(async (trx) => {
    const { wrapped_key: wrappedKey } = await trx
      .selectFrom('reports')
      .select('wrapped_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!wrappedKey) throw new Error('the report has no key')
    for (const each of words) {
      const text = await keepText(trx, desk.vault, { report: id, wrappedKey }, each)
      await appendEvent(trx, {
        report: id,
        event: { kind: 'messageIn', by: { kind: 'citizen' }, text },
        now: desk.now(),
      })
    }
  })
  const officer = await desk.officer('Reader', { role: 'investigador', unit })
  const opened = await officer.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })
  expect(opened.statusCode).toBe(200)
  const { historico }: { historico: { tipo: string }[] } = opened.json()
  return historico.filter(({ tipo }) => tipo === 'mensagem_do_cidadao')
}

// TH-58
test('what a citizen wrote in another language is there in Portuguese too, and what is missing says so', async () => {
  expect(await historyOf('en-us', ['Good morning', 'Silence'])).toMatchObject([
    { texto: 'Silence', semTraducao: true },
    { texto: 'Good morning', traducao: 'en-us → pt-br: Good morning' },
  ])
})

// TH-58
test('Portuguese goes to no translator', async () => {
  asked.splice(0)
  expect(await historyOf('pt-br', ['Bom dia'])).toMatchObject([{ texto: 'Bom dia' }])
  expect(asked).toEqual([])
})
