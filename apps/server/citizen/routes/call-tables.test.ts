import { locales, type Locale } from '@delegacia/domain/language/text'
import type { Call } from '@delegacia/contract/http/call'
import { calls } from '@delegacia/contract/calls'
import { messagePath } from '@delegacia/contract/complementary-message'
import type { Residence } from '@delegacia/domain/report/involved-party'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { routesOf } from '../../start/routes.fixture.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const get = (path: string) => station.app.inject(`/api${path}`)
const rowsOf = async (path: string) => (await get(path)).json<Record<string, unknown>[]>()

/** Every list of both call tables that speaks the caller's language, its parameters as the documents name them. */
const inLanguages: [path: string, fieldsThatSpeak: string[]][] = [
  ['/COMBO_ESTADOSCIVIS/{locale}', ['name']],
  ['/COMBO_PROFISSAO/{locale}', ['name']],
  ['/COMBO_MORADIA/{locale}', ['name']],
  ['/COMBO_ESCOLARIDADES/{locale}', ['name']],
  ['/COMBO_SEXO/{locale}', ['name']],
  ['/COMBO_PAIS/{locale}', ['name', 'nacionalidade']],
  ['/COMBO_DDI/{locale}', ['name']],
  ['/COMBO_UF/{locale}/31', []],
  ['/COMBO_LOCALIDADE/PA/{locale}', []],
  ['/COMBO_LOCALIDADE/PA/{locale}/M', []],
  ['/COMBO_TIPODOCUMENTO/{locale}', ['name']],
  ['/COMBO_TIPODOCUMENTO_PFISICA/{locale}', ['name']],
  ['/COMBO_GRUPO_SOCIAL/{locale}', ['name']],
  ['/COMBO_RACA/{locale}', ['name']],
  ['/COMBO_LOCAL_MORADIA/{locale}', ['name']],
  ['/COMBO_LOCALOCORRENCIA/{locale}', ['name']],
  ['/COMBO_LISTA_CARACTERISTICA/{locale}', ['ds_caracteristica_grupo', 'ds_caracteristica', 'ds_tipo']],
  ['/COMBO_IDENTIDADE_GENERO/F/{locale}', ['name']],
  ['/COMBO_ORIENTACAO_SEXUAL/-1/{locale}', ['name']],
  ['/COMBO_OPERADORA/{locale}', ['name']],
  ['/COMBO_OBJETOMARCA/{locale}/1001', ['name']],
  ['/COMBO_CATEGORIA_OBJETO/{locale}/3/-1', ['name']],
  ['/COMBO_OBJETO/{locale}/3/11', ['name']],
  ['/COMBO_OBJETOUNIDADEMEDIDA/{locale}/3/1101', ['name']],
  ['/COMBO_VOLTAGEM/{locale}/-1', ['name']],
  ['/LISTA_OBJETO_DETALHE/{locale}/1601/-1/1', ['name']],
  ['/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1501402/{locale}', ['ds_crime_dv2', 'card_descricao']],
  ['/LISTA_NATUREZAS_POR_CRIME/{locale}/5/-1/-1/-1/504', ['ds_crime_cidadao', 'glossario']],
  ['/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/{locale}/26/Viol%C3%AAncia', ['ds_resposta', 'value_dv2']],
]

/** The columns that identify a row. */
const ids = (row: Record<string, unknown>) =>
  JSON.stringify(
    ['id', 'id_localidade', 'id_crime', 'id_natureza', 'id_pergunta', 'id_resposta'].map((name) => row[name]),
  )

describe.each(inLanguages)('GET %s', (path, speaking) => {
  const inLocale = (locale: string) => path.replace('{locale}', locale)

  // AP-01, AP-05
  test('answers the same rows in every language, each with its texts', async () => {
    const original = await rowsOf(inLocale('pt-br'))
    expect(original).not.toEqual([])
    const said = new Map<Locale, string>()
    for (const locale of locales) {
      const rows = await rowsOf(inLocale(locale))
      expect(rows.map(ids).sort(byText)).toEqual(original.map(ids).sort(byText))
      const texts = rows.flatMap((row) => speaking.map((field) => String(row[field])))
      expect(texts.filter((word) => /^(undefined|null|\s*)$/.test(word))).toEqual([])
      said.set(locale, texts.sort(byText).join('\n'))
    }
    expect(new Set(said.values()).size > 1).toBe(speaking.length > 0)
  })

  // AP-01
  test.each(['xx-yy', 'PT-BR', '1', '%00', '..%2F..'])(
    'answers the unknown locale %j in Portuguese',
    async (locale) => {
      expect((await get(inLocale(locale))).body).toBe((await get(inLocale('pt-br'))).body)
    },
  )
})

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

// AP-01
test.each([
  ['/COMBO_UF', '/COMBO_UF/pt-br/31'],
  ['/COMBO_UF/fr-fr', '/COMBO_UF/fr-fr/31'],
  ['/COMBO_LOCALIDADE', '/COMBO_LOCALIDADE/PA/pt-br'],
  ['/COMBO_IDENTIDADE_GENERO', '/COMBO_IDENTIDADE_GENERO/-1/pt-br'],
  ['/COMBO_ORIENTACAO_SEXUAL', '/COMBO_ORIENTACAO_SEXUAL/-1/pt-br'],
  ['/COMBO_CATEGORIA_OBJETO/es-es', '/COMBO_CATEGORIA_OBJETO/es-es/3/-1'],
  ['/COMBO_CATEGORIA_OBJETO/es-es/4', '/COMBO_CATEGORIA_OBJETO/es-es/4/-1'],
  ['/COMBO_OBJETO/es-es', '/COMBO_OBJETO/es-es/3/-1'],
  ['/COMBO_OBJETOUNIDADEMEDIDA/es-es', '/COMBO_OBJETOUNIDADEMEDIDA/es-es/-1/-1'],
  ['/COMBO_VOLTAGEM/es-es', '/COMBO_VOLTAGEM/es-es/-1'],
  ['/LISTA_OBJETO_DETALHE/en-us/1601', '/LISTA_OBJETO_DETALHE/en-us/1601/-1/1'],
  ['/LISTA_OBJETO_DETALHE/en-us/1601/-1', '/LISTA_OBJETO_DETALHE/en-us/1601/-1/1'],
  ['/LISTA_NATUREZAS_POR_CRIME/en-us/5', '/LISTA_NATUREZAS_POR_CRIME/en-us/5/-1/-1/-1/-1'],
  ['/LISTA_NATUREZAS_POR_CRIME/en-us/5/-1/-1/-1', '/LISTA_NATUREZAS_POR_CRIME/en-us/5/-1/-1/-1/-1'],
  ['/LISTA_NATUREZAS_POR_CRIME/en-us/5/-1/-1/-1/1', '/LISTA_NATUREZAS_POR_CRIME/en-us/5/-1/-1/-1/-1'],
  ['/LISTA_LOGRADOURO/nazare', '/LISTA_LOGRADOURO/PA/nazare'],
])('GET %s has the defaults of %s', async (short, full) => {
  const answer = await get(full)
  expect([answer.statusCode, answer.json()]).not.toEqual([200, []])
  expect((await get(short)).body).toBe(answer.body)
})

/** The calls that are no lists, and the status that each answers here. */
const others: [method: 'GET' | 'POST', path: string, body: unknown, status: number][] = [
  ['GET', '/VERSAO_ATIVA_FRONTEND?_=123', undefined, 200],
  ['GET', '/HABILITAR_CARD_VALIDADOC', undefined, 200],
  ['GET', '/ATIVA_FUNCAO_GEOLOCALIZACAO', undefined, 200],
  ['GET', '/TAMANHO_DO_RELATO', undefined, 200],
  ['GET', '/USER_IP', undefined, 200],
  ['GET', '/COMBO_BAIRRO/1501402', undefined, 200],
  ['POST', '/LISTA_LOGRADOURO', { cep: '', logradouro: 'nazare', pais: 31, estado: 'PA' }, 200],
  ['GET', '/GET_MENSAGEM_COMPLEMENTAR_IDIOMAS/en-us/1/1/102/102/0/1501402/150140201/277', undefined, 200],
  ['POST', '/translate', { text: 'OI' }, 503],
  ['POST', '/ocorrencia', {}, 400],
  ['GET', '/print/277/20260000019', undefined, 404],
  ['POST', '/print/277/20260000019', { autDig: '' }, 404],
  ['GET', '/validar-documento/ABCD', undefined, 200],
  ['POST', '/validar-documento', { codigo: '' }, 200],
  [
    'POST',
    '/email',
    { contato: '', nome: '', assunto: '', strBopCompleto: '', unidade: '277', nrBop: '20260000019' },
    202,
  ],
]

// AP-01
test.each(others)('%s %s is answered', async (method, url, body, status) => {
  const answer = await station.app.inject({
    method,
    url: `/api${url}`,
    ...(body !== undefined && { payload: body as object }),
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('nao-encontrado')
})

describe('GET /GET_MENSAGEM_COMPLEMENTAR_IDIOMAS', () => {
  const path = (locale: Locale, residence: Residence, nature: number, flag: number) =>
    messagePath(
      {
        residence,
        crime: 1,
        nature,
        citizensNature: nature,
        flag,
        locality: 1501402,
        neighbourhood: 7,
        unit: 277,
      },
      locale,
    )
  const message = async (url: string) => (await get(url)).json<{ mensagem: string }>().mensagem

  // AP-01
  test('answers by nature, flag and residence in the language asked for, an unknown one in Portuguese', async () => {
    expect(await message(path('en-us', 1, 102, 0))).toContain('Call your operator')
    expect(await message(path('fr-fr', 2, 102, 4))).toMatch(/IMEI.*personnes âgées.*consulat/)
    const portuguese = path('pt-br', 1, 102, 0)
    expect(await message(portuguese.replace('pt-br', 'xx'))).toBe(await message(portuguese))
    expect(await message(path('pt-br', 1, 9999, 0))).toBe('')
  })

  test('is never cached, as its address reveals what was reported', async () => {
    expect((await get(path('pt-br', 1, 102, 0))).headers['cache-control']).toBe('no-store')
  })
})

/** The paths of a call, with anything in the place of their parameters. */
const pathsOf = ({ path, alsoAt = [] }: Call) =>
  [path, ...alsoAt].map((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`))
const callOf = (method: string, url: string) => {
  const [path = ''] = url.split('?')
  return calls.find(
    (each: Call) => each.method === method.toLowerCase() && pathsOf(each).some((known) => known.test(path)),
  )
}

// AP-04
test.each([
  ...inLanguages.map(([path]) => ['GET', path.replace('{locale}', 'en-us'), undefined, 200] as const),
  ...others,
])('%s %s answers what the description says, and no more', async (method, url, body, status) => {
  const answer = await station.app.inject({
    method,
    url: `/api${url}`,
    ...(body !== undefined && { payload: body as object }),
  })
  const described: Call['answers'] | undefined = callOf(method, url)?.answers
  expect(described?.[status]).toBeDefined()
  const schema = described?.[status]?.schema
  const said: unknown = schema ? answer.json() : answer.body
  const result = schema ? schema['~standard'].validate(said) : { typed: true, value: '' }
  expect(result).toEqual({ typed: true, value: said })
})

// AP-04
test('nothing is served that the description does not name', () => {
  const served = routesOf(station.app).filter(({ path }) => path.startsWith('/api/'))
  expect(served.length).toBeGreaterThan(45)
  const known = calls.flatMap((call: Call) =>
    [call.path, ...(call.alsoAt ?? [])].map((path) => `/api${path.replace(/\{\w+\}/g, ':')}`),
  )
  // The last parameters of a list may be left out.
  const isKnown = (path: string) => known.some((full) => full === path || full.startsWith(`${path}/`))
  const nameless = served.map(({ path }) => path.replace(/:[^/]+/g, ':'))
  expect(nameless.filter((path) => !isKnown(path))).toEqual([])
})

// AP-04
test('the description names every call of the tables', () => {
  const described = calls.map(({ method, path }) => `${method} ${path.split('/')[1]}`)
  const requests = [
    ...inLanguages.map(([path]) => ['get', path] as const),
    ...others.map(([method, path]) => [method.toLowerCase(), path] as const),
  ]
  for (const [method, path] of requests) expect(described).toContain(`${method} ${path.split(/[/?]/)[1]}`)
})
