import { afterEach, expect, test, vi } from 'vitest'

const kind = {
  id_crime: 1,
  id_crime_cidadao: 101,
  ds_crime_dv2: 'Apropriação por erro',
  card_descricao: 'Foi parar com outra pessoa.',
  url_dv_s2: '#/apropriacao-indebita-erro',
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

// RE-07
test('a kind is said in the words of the service', async () => {
  const { kindInWords } = await import('./kind-in-words.ts')
  expect(kindInWords(kind)).toEqual({
    name: 'Apropriação por erro',
    description: 'Foi parar com outra pessoa.',
  })
})

// RE-07
test('a pack says what it can of a kind, which is found by its words and by those of the service', async () => {
  vi.stubEnv('PACK_KINDS', JSON.stringify({ 'apropriacao-indebita-erro': ['Ficaram com o que é seu', null] }))
  const { kindInWords, loadPackKinds, wordsOf } = await import('./kind-in-words.ts')
  await loadPackKinds()
  expect(kindInWords(kind)).toEqual({
    name: 'Ficaram com o que é seu',
    description: 'Foi parar com outra pessoa.',
  })
  expect(wordsOf(kind)).toMatch(/Apropriação.*Ficaram/)
})
