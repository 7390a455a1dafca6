import { expect, test } from 'vitest'
import { isCommon } from './common-words.mjs'
import { hardParts } from './easy-reading.mjs'
import { reportOn } from './pack-report.mjs'
import { sourceTexts } from './source-texts.mjs'

const file = (path: string, pt: string) => ({
  path,
  text: `export const t = { pt: '${pt}', en: 'a', es: 'b', fr: 'c' }`,
})

const sources = await sourceTexts([
  file('apps/web/pages/home/a.ts', 'Oi'),
  file('packages/flows/crimes/b.ts', 'Oi'),
  file('packages/flows/crimes/c.ts', 'O consulente retificou o logradouro.'),
  file('packages/domain/lists/d.ts', 'Da lista'),
  file('apps/web/pages/home/a.test.ts', 'Do teste'),
])

const pack = {
  name: 'Leitura fácil',
  tag: 'pt-BR-simple',
  direction: 'ltr',
  base: 'pt-br',
  offered: true,
  made: { by: 'Equipe', how: 'person', reviewedBy: null, on: '2026-11-23' },
}

// RE-04
test('each sentence of the screens is listed once, where it is met first; lists and tests say none', () => {
  expect(sources.map(({ source, area }) => [source, area])).toEqual([
    ['Oi', 'home'],
    ['O consulente retificou o logradouro.', 'crimes'],
  ])
})

// RE-04
test('what a pack does not say is counted, unless it is easy as it is', async () => {
  const missing = async (tag: string) =>
    (await reportOn('pt-facil', { ...pack, tag, texts: {} }, sources)).missing.length
  expect(await missing('pt-BR-simple')).toBe(1)
  expect(await missing('myu')).toBe(2)
})

// RE-02, RE-03
test.each([
  ['Não existe mais', 'Oi', /no sentence of the portal/],
  ['Oi', '<b>Oi</b>', /markup/],
  ['Oi', 'Olá, consulente', /not easy yet \(words: consulente\)/],
])('a pack that says %s as %s is wrong', async (source, said, problem) => {
  const texts = { 'O consulente retificou o logradouro.': 'A pessoa corrigiu a rua.', [source]: said }
  const { problems } = await reportOn('pt-facil', { ...pack, texts }, sources)
  expect(problems).toEqual([expect.stringMatching(problem)])
})

// RE-07
test('easy reading is wrong where a hard sentence has no easy one; another pack may be begun', async () => {
  const problems = async (tag: string) =>
    (await reportOn('myu', { ...pack, tag, texts: {} }, sources)).problems
  expect(await problems('pt-BR-simple')).toEqual([expect.stringContaining('O consulente retificou')])
  expect(await problems('myu')).toEqual([])
})

// RE-09
test('what a word means is easy too', async () => {
  const easy = { ...pack, texts: { 'O consulente retificou o logradouro.': 'A pessoa corrigiu a rua.' } }
  const problems = async (words: object) => (await reportOn('myu', { ...easy, words }, sources)).problems
  expect(await problems({ boletim: 'o papel da polícia' })).toEqual([])
  expect(await problems({ boletim: 'o logradouro' })).toEqual([expect.stringContaining('logradouro')])
})

// RE-03
test.each([
  ['Conte o que aconteceu. Nós anotamos tudo.'],
  ['A polícia lê o boletim. Depois, ela responde para você.'],
  ['Número do boletim: {number}'],
])('%s is easy', (text) => {
  expect(hardParts(text)).toEqual([])
})

// RE-03
test.each([
  ['Você conta o que aconteceu aqui nesta tela e depois espera a polícia ler tudo.', 'words in a sentence'],
  ['O boletim foi registrado.', 'passive: registrado'],
  ['Não diga nada a ninguém.', 'negations'],
  ['Ligue (de graça) para nós.', 'inside another'],
  ['O logradouro do consulente.', 'logradouro, consulente'],
])('%s is not: %s', (text, problem) => {
  expect(hardParts(text).join()).toContain(problem)
})

// RE-03
test('the list of words knows the forms of a word and no other words', () => {
  for (const form of ['casa', 'casas', 'anotou', 'anotaremos', 'celulares', 'certidões', 'rapidamente'])
    expect([form, isCommon(form)]).toEqual([form, true])
  for (const form of ['logradouro', 'outrossim', 'retificação', 'mutatis', 'consulente', 'certame'])
    expect([form, isCommon(form)]).toEqual([form, false])
})
