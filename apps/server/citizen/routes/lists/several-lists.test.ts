import { gunzipSync } from 'node:zlib'
import { mostListsAtOnce } from '@delegacia/contract/several-lists'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { plainFrontEnd } from '../../../base/settings/front-end-settings.ts'
import { answerFailures } from '../../../base/http/answer-failures.ts'
import { registerListRoutes } from './register-list-routes.ts'

const app = Fastify()
answerFailures(
  app,
  () => undefined,
  () => false,
)
await app.register(registerListRoutes, {
  frontEndVersion: '0.1.0',
  frontEnd: plainFrontEnd,
  narrativeMaximum: 5000,
})
afterAll(() => app.close())

const paths = [
  'COMBO_SEXO/pt-br',
  'COMBO_LOCALIDADE/PA/en-us',
  'COMBO_PAIS/fr-fr',
  'COMBO_UF/pt-br/31',
  'TAMANHO_DO_RELATO',
  'COMBO_LISTA_CARACTERISTICA/es-es',
  'LISTA_NATUREZAS_POR_CRIME/pt-br/3/-1/-1/-1/-1',
  'COMBO_PROFISSAO/pt-br',
  'LISTA_OBJETO_DETALHE/pt-br/1601/-1/1',
  'LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/26/Viol%C3%AAncia',
  'COMBO_OBJETOMARCA/pt-br/2',
  'COMBO_SEXO',
  'COMBO_UF/pt-br/7',
]
const urlOf = (paths: readonly string[]) => `/listas?${paths.map((path) => `lista=${path}`).join('&')}`
const get = (paths: readonly string[], headers: Record<string, string> = {}) =>
  app.inject({ url: urlOf(paths), headers })

test('several lists are what each is by itself, in the order asked for, packed or not', async () => {
  const single = await Promise.all(paths.map(async (path) => (await app.inject(`/${path}`)).json<unknown>()))
  const plain = await get(paths)
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(plain.json()).toEqual(single)
  const packed = await get(paths, { 'accept-encoding': 'gzip, deflate, br' })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a browser keeps them, and gets a 304 when nothing changed', async () => {
  const first = await get(paths)
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  const again = await get(paths, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get(paths.toReversed(), { 'if-none-match': String(first.headers.etag) })
  expect(other.statusCode).toBe(200)
})

test.each<[string, readonly string[]]>([
  ['none', []],
  ['one that is not there', ['COMBO_SEXO/pt-br', 'COMBO_NADA/pt-br']],
  ['a call that is no list', ['USER_IP']],
  ['a property of every object', ['constructor', '__proto__']],
  ['a path that goes on', ['COMBO_SEXO/pt-br/1']],
  ['one list twice', ['COMBO_SEXO/pt-br', 'COMBO_SEXO/pt-br']],
  ['too many', municipalities.slice(0, mostListsAtOnce + 1).map(({ id }) => `COMBO_BAIRRO/${id}`)],
])('%s is refused', async (_what, paths) => {
  expect((await get(paths)).statusCode).toBe(400)
})
