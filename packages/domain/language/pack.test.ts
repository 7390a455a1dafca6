import { expect, test } from 'vitest'
import { packOf, packProblems, sentenceProblem } from './pack.ts'

const made = { by: 'Equipe', how: 'person', reviewedBy: null, on: '2026-11-23' }
const good = {
  name: 'Língua',
  tag: 'myu',
  direction: 'ltr',
  base: 'pt-br',
  offered: true,
  made,
  texts: { 'Ligue {n} vezes para 190.': 'Para 190 ligue {n} vezes.' },
}

// RE-02
test('a pack with nothing wrong in it is taken as it is', () => {
  expect(packProblems('myu', good)).toEqual([])
  expect(packOf('myu', good)).toBe(good)
  expect(packProblems('myu', { ...good, words: { 'medida protetiva': 'o que o juiz manda' } })).toEqual([])
})

// RE-02
test.each([
  ['en-us', good, /address/],
  ['api', good, /address/],
  ['../x', good, /address/],
  ['myu', { ...good, name: '<b>x</b>' }, /name/],
  ['myu', { ...good, tag: 'not a tag' }, /tag/],
  ['myu', { ...good, direction: 'down' }, /direction/],
  ['myu', { ...good, base: 'de-de' }, /base/],
  ['myu', { ...good, offered: 'yes' }, /offered/],
  ['myu', { ...good, made: { ...made, how: 'guessed' } }, /made.how/],
  ['myu', { ...good, made: { ...made, on: 'today' } }, /made.on/],
  ['myu', { ...good, made: { by: 'x', how: 'person', on: '2026-11-23' } }, /made.reviewedBy/],
  ['libras', good, /address/],
  ['myu', { ...good, words: ['boletim'] }, /words/],
  ['myu', { ...good, words: { Boletim: 'documento' } }, /'Boletim'/],
  ['myu', { ...good, words: { 'a(b': 'documento' } }, /'a\(b'/],
  ['myu', { ...good, words: { boletim: '<b>x</b>' } }, /'boletim'/],
  ['myu', { ...good, words: { boletim: '' } }, /'boletim'/],
  ['myu', { ...good, texts: [] }, /no pack/],
  ['myu', 'text', /no pack/],
] as const)('the file %s is refused: %o', (id, pack, problem) => {
  expect(packProblems(id, pack).join()).toMatch(problem)
  expect(() => packOf(id, pack)).toThrow(problem)
})

// RE-02
test.each([
  ['Enviar', '', /empty/],
  ['Enviar', 7, /empty/],
  ['Enviar', '<img src=x>', /markup/],
  ['Enviar', 'a\u202eb', /markup or control/],
  ['Enviar', 'x'.repeat(200), /three times/],
  ['Faltam {n}', 'Faltam', /params/],
  ['Faltam {n}', 'Faltam {m}', /params/],
  ['Perigo: 190. Mulher: 180.', 'Perigo: 190.', /numbers to call/],
  ['Perigo: 190.', 'Perigo: 191.', /numbers to call/],
])('%s must not be said as %s', (source, sentence, problem) => {
  expect(sentenceProblem(source, sentence)).toMatch(problem)
})
