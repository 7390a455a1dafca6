import { say, type Locale } from '@delegacia/domain/language/text'
import { templates } from '@delegacia/domain/desk/templates/templates'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ThreadBody } from './thread-body.ts'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

/** What the operator's translator was asked; it knows every word but 'Silêncio'. */
let asked: string[]
let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'), {
    translate: (words, _from, to) => {
      asked.push(...words)
      const known = words.filter((text) => text !== 'Silêncio')
      return Promise.resolve(new Map(known.map((text) => [text, `${to}: ${text}`])))
    },
  })
})
afterAll(() => threads.close())
beforeEach(() => {
  asked = []
})

async function writtenTo(words: readonly string[], more: object = {}) {
  const access = await threads.report()
  const { by, add, text, at } = await threads.taken(access)
  for (const each of words)
    await add({ kind: 'messageOut', by, text: await text(each), language: 'pt-br', leavesAt: at(), ...more })
  return { access, by, add, text }
}

const read = async (access: object, locale: Locale) =>
  (await threads.post('', access, { 'accept-language': locale })).json<ThreadBody>()
const messages = ({ passos }: ThreadBody) => passos.filter(({ tipo }) => tipo === 'mensagem_da_policia')

// TH-58
test('what an officer wrote in Portuguese has its translation beside it, and what is missing says so', async () => {
  const { access } = await writtenTo(['Bom dia', 'Silêncio'])
  expect(messages(await read(access, 'en-us'))).toMatchObject([
    { texto: 'Bom dia', traducao: 'en-us: Bom dia' },
    { texto: 'Silêncio', semTraducao: true },
  ])
  expect(asked).toEqual(['Bom dia', 'Silêncio'])
})

// TH-58
test('nothing goes to the translator for who reads Portuguese, and no template ever does', async () => {
  const template = { template: 'recebemos', version: 1 }
  const { access } = await writtenTo(['Recebemos o seu boletim.'], { template })
  expect(messages(await read(access, 'fr-fr'))).toEqual([
    expect.not.objectContaining({ traducao: expect.anything() }),
  ])
  await read((await writtenTo(['Bom dia'])).access, 'pt-br')
  expect(asked).toEqual([])
})

// TH-58
test('a question in own words is translated, one of a template is said in the language itself', async () => {
  const { access, by, add, text } = await writtenTo([])
  await add({
    kind: 'correctionAsked',
    by,
    questions: [
      { campo: '/envolvido/0/nome', text: await text('Como se escreve?') },
      { campo: '/fato/ds_datahora' },
    ],
    leavesAt: new Date('2026-11-21T15:00:00Z'),
  })
  const { correcao } = await read(access, 'es-es')
  expect(correcao?.perguntas[0]).toMatchObject({
    pergunta: 'Como se escreve?',
    traducao: 'es-es: Como se escreve?',
  })
  expect(correcao?.perguntas[1]).not.toHaveProperty('traducao')
  expect(templates.map((one) => say(one.text, 'es-es'))).toContain(correcao?.perguntas[1]?.pergunta)
  expect(asked).toEqual(['Como se escreve?'])
})
