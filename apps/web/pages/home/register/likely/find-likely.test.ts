import { describe, expect, test } from 'vitest'
import { emergenciesIn } from '@delegacia/domain/search/emergency'
import { occurrences } from '../occurrences.fixture.ts'
import { careOf } from './care.ts'
import { toldStories } from '@delegacia/domain/search/told-stories.fixture'
import { likeliest } from '@delegacia/domain/search/model'
import { findLikely } from './find-likely.ts'

const routes = (told: string, offered = occurrences) =>
  findLikely(told, offered, likeliest).hits.map(({ crime }) => crime.url_dv_s2)

const titles = (told: string) => findLikely(told, occurrences, likeliest).cares.map(({ title }) => title.pt)

// SE-01
test.each(toldStories)('%s leads to %s', (told, route) => {
  expect(routes(told)).toContain(route)
})

// SE-02
test('at most three kinds, each with words that were typed', () => {
  for (const told of ['me roubaram o celular na rua com arma', 'meu vizinho me ameaçou e quebrou o muro']) {
    const { hits } = findLikely(told, occurrences, likeliest)
    expect(hits.length).toBeLessThanOrEqual(3)
    for (const { words } of hits) expect(told.split(' ')).toEqual(expect.arrayContaining([...words]))
  }
})

// SE-04
test('what is not offered is not found', () => {
  const without = occurrences.filter(({ url_dv_s2 }) => url_dv_s2 !== 'extravio')
  expect(routes('perdi meu rg')[0]).toBe('extravio')
  expect(routes('perdi meu rg', without)).not.toContain('extravio')
  expect(routes('perdi meu rg', [])).toEqual([])
})

test('a kind that bears the words as its name stands first', () => {
  expect(routes('falso alarme')[0]).toBe('falso-alarme')
  expect(routes('invasao').slice(0, 2)).toEqual(['invasaoinf', 'agrarios'])
})

// SE-03
describe('care', () => {
  test.each([
    ['estupro', 'A culpa não é sua'],
    ['suicídio', 'Sua vida importa. Fale com alguém agora'],
    ['apanhei', 'Você está em segurança?'],
    ['meu marido me bateu', 'Você está em segurança?'],
    ['mataram meu irmão', 'Sentimos muito. Ligue 190 agora'],
    ['sequestraram minha filha', 'Ligue 190 agora'],
    ['roubaram minha moto', 'Levaram o seu veículo: ligue 190'],
    ['meu filho desapareceu', 'Não espere 24 horas'],
    ['fui atropelado', 'Há alguém ferido?'],
    ['tem boca de fumo na rua', 'Você pode contar sem dizer seu nome'],
    ['minha casa pegou fogo', 'Ainda há fogo?'],
    ['whatsapp clonado', 'Faça isto primeiro'],
  ])('of %s begins with: %s', (told, title) => {
    expect(titles(told)[0]).toBe(title)
  })

  test.each([
    ['estupro', [190, 180, 188]],
    ['suicídio', [188, 190]],
    ['meu marido me bateu', [190, 180]],
  ])('of %s names %j', (told, numbers) => {
    const [care] = findLikely(told, occurrences, likeliest).cares
    expect(care?.calls).toEqual(expect.arrayContaining(numbers))
  })

  test('is one card, the gravest', () => {
    expect(titles('apanhei do meu marido e quero morrer')).toEqual([
      'Sua vida importa. Fale com alguém agora',
    ])
  })

  test('asks who it was only where that was not told', () => {
    const words = (told: string) =>
      findLikely(told, occurrences, likeliest)
        .cares[0]?.words.map(({ pt }) => pt)
        .join(' ')
    expect(words('apanhei')).toContain('Foi alguém de casa')
    expect(words('meu marido me bateu')).not.toContain('Foi alguém de casa')
  })

  test('stands for every danger', () => {
    for (const told of ['quero morrer', 'estupro', 'sequestro', 'homicidio', 'ambulancia', 'socorro'])
      for (const danger of emergenciesIn(told)) expect(careOf[danger]?.calls.length).toBeGreaterThan(0)
  })

  test.each([
    'meu neto vive gritando',
    'meu neto vive gritando comigo e tomando minha aposentadoria',
    'vivo sozinha',
    'i live alone',
  ])('asks nobody to stay alive who wrote: %s', (told) => {
    expect(titles(told)).not.toContain('Sua vida importa. Fale com alguém agora')
  })

  // ST-09
  test.each([
    'estupro',
    'mataram meu irmão',
    'sequestro',
    'fui atropelado',
    'meu filho sumiu',
    'roubaram minha moto',
  ])('leads to a police unit, of what is told there in person: %s', (told) => {
    expect(findLikely(told, occurrences, likeliest).cares[0]?.inPerson).toBe(true)
  })

  test.each(['perdi meu rg', 'som alto', 'propaganda enganosa'])('is not in the way of: %s', (told) => {
    expect(titles(told)).toEqual([])
  })
})

// SE-03
test('beside something grave stands nothing cold, and what may have happened too stands apart', () => {
  const { hits, also } = findLikely('estupro', occurrences, likeliest)
  expect(hits).toEqual([])
  expect(also.map(({ crime }) => crime.url_dv_s2)).toEqual([
    'violencia_contra_mulher',
    'perseguicao',
    'ameaca',
  ])
  expect(findLikely('suicídio', occurrences, likeliest)).toMatchObject({ hits: [], also: [] })
  expect(routes('falsa acusação de estupro contra mim')).toContain('calunia')
})

test('a place of the portal is found too', () => {
  expect(findLikely('segunda via do boletim', occurrences, likeliest)).toMatchObject({
    places: ['secondCopy'],
    placesFirst: true,
  })
  expect(findLikely('verificar autenticidade do documento', occurrences, likeliest).places).toContain(
    'validate',
  )
})

test('words that nobody knows find nothing', () => {
  expect(findLikely('nave espacial', occurrences, likeliest)).toMatchObject({
    cares: [],
    hits: [],
    also: [],
    places: [],
  })
})
