import { expect, test } from 'vitest'
import { likeliest } from '@delegacia/domain/search/model'
import { occurrences } from '../occurrences.fixture.ts'
import { findLikely } from './find-likely.ts'

const find = (told: string) => {
  const { cares, hits, also, places } = findLikely(told, occurrences, likeliest)
  const routes = [...hits, ...also].map(({ crime }) => crime.url_dv_s2)
  return { cards: cares.map(({ title }) => title.pt), routes, places }
}

const [death, stolen, wait, app] = [
  'Sentimos muito. Ligue 190 agora',
  'Levaram o seu veículo: ligue 190',
  'Não espere 24 horas',
  'Faça isto primeiro',
]

// SE-06
test.each([
  ...[
    'quero me matar',
    'vou me matar hoje',
    'i want to kill myself',
    'me quiero matar',
    'je veux me tuer',
  ].map((told) => [told, 'ameaca', death]),
  ...[
    'ameaçou de morte',
    'ele me ameaça de morte',
    'menace de mort',
    'death threat',
    'amenaza de muerte',
  ].map((told) => [told, 'obito', death]),
  ['quebraram meu muro', 'obito', death],
  ['picharam o muro da minha casa', 'obito', death],
  ['me xingaram de macaca', 'animais', death],
  ['me chamou de cachorro', 'animais', death],
  ['idoso abandonado', 'animais', death],
  ['deixaram uma idosa abandonada', 'animais', death],
  ['meu pai bateu na minha mãe', 'atipico', death],
  ['deram uma surra no meu irmão', 'atipico', death],
  ['my nudes were leaked', 'invasaoinf', app],
  ['vazaram nudes', 'invasaoinf', app],
  ['carro batido no estacionamento', 'obito', stolen],
  ['amassaram meu carro', 'obito', stolen],
  ['furtaram a bateria do carro', 'obito', stolen],
  ['levaram o retrovisor do carro', 'obito', stolen],
  ...[
    'sumiu a chave do meu carro',
    'levaram o som do carro',
    'roubaram a placa do meu carro',
    'quebraram o vidro do carro',
    'my car keys are gone',
    'somebody stole my car radio',
    'me robaron las llaves del coche',
    'on a volé les clés de ma voiture',
  ].map((told) => [told, 'obito', stolen]),
  ['sumiu minha bolsa', 'obito', wait],
  ['my purse is missing', 'obito', wait],
  ['mataram meu cachorro', 'obito', death],
])('of %j never %s nor: %s', (told, route, card) => {
  const { cards, routes } = find(told)
  expect(cards.length).toBeLessThanOrEqual(1)
  expect(cards).not.toContain(card)
  expect(routes).not.toContain(route)
})

// SE-06
test('who wants to die is answered by one card alone, with 188 first', () => {
  const { cares, hits, also, places } = findLikely('quero me matar', occurrences, likeliest)
  expect([cares.length, cares[0]?.calls[0], hits, also, places]).toEqual([1, 188, [], [], []])
})

// SE-07
test.each([
  ['nota falsa', 'registro-ocorrencia'],
  ['sextorsão', 'registro-ocorrencia'],
  ['chantagem com fotos', 'registro-ocorrencia'],
  ['vazaram fotos minhas', 'violencia_contra_mulher'],
  ['publicaron mis fotos íntimas', 'violencia_contra_mulher'],
  ['atropelou e fugiu', 'acidente'],
  ['hit and run', 'acidente'],
  ['délit de fuite', 'acidente'],
  ['someone used my card', 'estelionato'],
  ['usaram meu cartão', 'estelionato'],
  ['travel insurance report', 'furto'],
  ['mataram meu cachorro', 'animais'],
  ['quebraram meu muro', 'registro-ocorrencia'],
  ['idoso abandonado', 'violencia'],
  ['meu pai bateu na minha mãe', 'violencia_contra_mulher'],
  ['me xingaram de macaca', 'odio'],
  ['carro batido no estacionamento', 'acidente'],
  ['furtaram a bateria do carro', 'furto'],
])('%j leads to %s', (told, route) => {
  expect(find(told).routes).toContain(route)
})

// SE-07
test.each([
  ['extrupo', 'A culpa não é sua'],
  ['meu filho sumiu', wait],
  ['my son is missing', wait],
  ['vazaram fotos minhas', 'A culpa não é sua: guarde as provas'],
  ['sextorsão', 'A culpa não é sua: guarde as provas'],
  ['my nudes were leaked', 'A culpa não é sua: guarde as provas'],
  ['photos intimes diffusées', 'A culpa não é sua: guarde as provas'],
])('%j is answered by the card: %s', (told, card) => {
  expect(find(told).cards).toEqual([card])
})

// SE-07
test('a question for a message leads to the check of messages', () => {
  expect(find('essa mensagem é de vocês').places).toContain('validate')
})
