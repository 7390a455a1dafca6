import type { Address } from '@delegacia/domain/report/address'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { noTurns } from '../../base/http/turns.fixture.ts'
import { starterDirectory } from '../../addresses/directory.ts'
import { registerAddressRoutes } from './lista-logradouro.ts'

const app = Fastify()
await app.register(registerAddressRoutes, {
  prefix: '/api',
  addresses: starterDirectory(),
  turns: noTurns,
})
afterAll(() => app.close())

async function get(path: string): Promise<Address[]> {
  const answer = await app.inject({ url: `/api/LISTA_LOGRADOURO/${path}` })
  expect(answer.statusCode).toBe(200)
  return answer.json<Address[]>()
}
const quick = (text: string, city = '') => get(`PA/${encodeURIComponent(text)}${city && `?cidade=${city}`}`)

async function post(payload: object): Promise<Address[]> {
  const answer = await app.inject({ method: 'POST', url: '/api/LISTA_LOGRADOURO', payload })
  expect(answer.statusCode).toBe(200)
  return answer.json<Address[]>()
}

const lines = (addresses: Address[]) => addresses.map(({ ds_geral }) => ds_geral)
const nazare = 'Avenida Nazaré, Nazaré, Belém - PA, 66035-115'
const own = (name: string) =>
  expect.stringMatching(`^LOGRADOURO NÃO CADASTRADO, ${name} - PA, \\d{5}-\\d{3}$`)

// AD-08
test.each([
  'Avenida Nazaré',
  'AVENIDA NAZARE',
  'av nazare',
  'Av. Nazaré, 532',
  'av. nazaré belém',
  'avenida nazré',
  'avendia nazare',
  'nazare',
  '66035-115',
  '66035115',
  '66.035-115',
])('%j finds the avenue first', async (text) => {
  expect(lines(await quick(text))[0]).toBe(nazare)
})

// AD-08
test.each([
  ['rod br316', 'Rodovia BR-316'],
  ['r claudio sanders', 'Rua Cláudio Sanders'],
  ['alm barroso belem', 'Avenida Almirante Barroso'],
  ['pça raimundo vera', 'Praça Raimundo Vera Cruz'],
])('%j finds %s', async (text, street) => {
  const [first] = await quick(text)
  expect(`${first?.ds_tipo_logradouro} ${first?.ds_logradouro}`).toBe(street)
})

// AD-01
test('no more than 50 come, and the best come first', async () => {
  const found = await quick('avenida')
  expect(found).toHaveLength(50)
  const [first, second] = await quick('presidente vargas santarem')
  expect(first).toMatchObject({ ds_logradouro: 'Presidente Vargas', ds_localidade: 'Santarém' })
  expect(second?.ds_localidade).toBe('Santarém')
})

test('the state may be left out, and small letters do', async () => {
  expect(lines(await get('av%20nazare'))[0]).toBe(nazare)
  expect(lines(await get('pa/av%20nazare'))[0]).toBe(nazare)
})

test('every municipality that is named is among the results with its own entry', async () => {
  for (const { name } of municipalities) {
    expect(lines(await quick(name))).toContainEqual(own(name.replace(/[()]/g, '.')))
    expect(lines(await quick(`Rua que ninguém conhece, ${name}`))).toContainEqual(own(name))
  }
})

test('a municipality that is the whole query comes first', async () => {
  for (const name of ['Belém', 'Santarém', 'Castanhal', 'São Félix do Xingu']) {
    expect(lines(await quick(name))[0]).toEqual(own(name))
  }
})

// AD-10, AD-01
test('where nothing is found the chosen municipality stands, else the one meant by the postal code, else nothing', async () => {
  expect(lines(await quick('xyzzy'))).toEqual([])
  expect(lines(await quick('xyzzy', '1500107'))).toEqual([own('Abaetetuba')])
  expect(lines(await quick('xyzzy', '9999999'))).toEqual([])
  expect(lines(await post({ logradouro: 'xyzzy' }))).toEqual([])
  expect(lines(await quick('66999-999'))).toEqual([own('Belém')])
  expect(lines(await quick('68440-999'))).toEqual([own('Abaetetuba')])
})

// AD-09
test('a postal code of another State means no municipality of Pará', async () => {
  for (const code of ['01310-100', '68900-000', '65999-999', '99999-999'])
    expect([...(await quick(code)), ...(await post({ cep: code }))]).toEqual([])
})

// AD-10
test('a chosen neighbourhood answers its own entry, whose street the person writes', async () => {
  const found = await post({ cidade: 1501402, bairro: 1501402041 })
  expect(found.find((place) => place.id_logradouro === null && place.id_bairro === 1501402041)).toMatchObject(
    {
      ds_logradouro: '',
      ds_logradouro_reduzido: 'LOGRADOURO NÃO CADASTRADO',
      ds_bairro: expect.stringMatching(/marco/i),
      ds_localidade: 'Belém',
    },
  )
})

test('the chosen municipality comes before others and hides none', async () => {
  const found = await quick('presidente vargas', '1506807')
  expect(found[0]?.ds_localidade).toBe('Santarém')
  expect(found.map(({ ds_localidade }) => ds_localidade)).toContain('Belém')
})

test('a neighbourhood without streets has an entry', async () => {
  const [first] = await quick('algodoal abaetetuba')
  expect(first).toMatchObject({ ds_bairro: 'Algodoal', ds_localidade: 'Abaetetuba', cep: '68440-000' })
})

// AD-02
test('the advanced search narrows by postal code, city and neighbourhood', async () => {
  expect(lines(await post({ cep: '66035-115', estado: 'PA', pais: 31 }))[0]).toBe(nazare)
  const inCastanhal = await post({ logradouro: 'presidente vargas', cidade: 1502400, estado: 'PA' })
  expect(new Set(inCastanhal.map(({ id_localidade }) => id_localidade))).toEqual(new Set([1502400]))
  const { id_bairro = null } = (await quick('av nazare'))[0] ?? {}
  const inNazare = await post({ cidade: '1501402', bairro: id_bairro, cep: '', logradouro: null })
  expect(lines(inNazare)).toContain(nazare)
  expect(inNazare.filter((address) => address.id_bairro !== id_bairro)).toHaveLength(1)
})

test('a city alone answers its own entry first', async () => {
  expect(lines(await post({ cidade: 1500107 }))[0]).toEqual(own('Abaetetuba'))
})

test('another state answers its municipalities with the postal code given, another country nothing', async () => {
  const [campinas] = await post({ estado: 'SP', cidade: 3509502, cep: '13010-000' })
  expect(campinas).toMatchObject({
    id_uf: 'SP',
    ds_estado: 'São Paulo',
    ds_localidade: 'Campinas',
    cep: '13010-000',
  })
  expect((await get('SP/campnas'))[0]?.ds_localidade).toBe('Campinas')
  expect(await get('ZZ/campinas')).toEqual([])
  expect(await post({ pais: 1, logradouro: 'nazare' })).toEqual([])
})

test.each<unknown>([
  null,
  [[]],
  'nazare',
  { cep: 66035115 },
  { logradouro: 'a'.repeat(121) },
  { cidade: 'Belém' },
  { cidade: 1.5 },
  { bairro: { id: 1 } },
])('%j is refused in the language of the browser', async (body) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/LISTA_LOGRADOURO',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    payload: JSON.stringify(body),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    erro: 'pedido-invalido',
    mensagem: expect.stringMatching(/Réessayez|réessayez/),
  })
})

test('a hundred characters of anything are answered', async () => {
  for (const text of [
    '%',
    '../..',
    "' or 1=1 --",
    '\u0000',
    '😀'.repeat(40),
    '(a+)+$',
    '١٢٣٤٥',
    '-----',
    '0000-000',
  ]) {
    expect(await quick(text)).toBeInstanceOf(Array)
  }
})
