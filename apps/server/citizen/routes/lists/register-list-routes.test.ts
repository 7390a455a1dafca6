import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { listPath, questionsPath, toListItems } from '@delegacia/contract/list-paths'
import { locales } from '@delegacia/domain/language/text'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import { listNames } from '@delegacia/domain/report/list-query'
import { plainFrontEnd } from '../../../base/settings/front-end-settings.ts'
import { registerListRoutes } from './register-list-routes.ts'

const app = Fastify()
const station = { frontEndVersion: '0.1.0', narrativeMaximum: 5000, frontEnd: plainFrontEnd }
await app.register(registerListRoutes, { prefix: '/api', ...station })
afterAll(() => app.close())

const get = (path: string) => app.inject({ url: `/api${path}` })
const json = async (path: string) => (await get(path)).json()

describe('combos', () => {
  // AP-05
  it.each(locales)('answer at the documented path in %s what the server itself reads', async (locale) => {
    for (const list of listNames) {
      const answer = await get(`/${listPath({ list }, locale)}`)
      expect({ list, status: answer.statusCode }).toEqual({ list, status: 200 })
      expect({ list, items: toListItems(list, answer.json()) }).toEqual({
        list,
        items: readList({ list }, locale),
      })
    }
  })

  it.each([
    ['/COMBO_UF/pt-br', '/COMBO_UF/pt-br/31'],
    ['/COMBO_LOCALIDADE', '/COMBO_LOCALIDADE/PA/pt-br'],
    ['/COMBO_LOCALIDADE/PA/pt-br/1', '/COMBO_LOCALIDADE/PA/pt-br'],
    ['/COMBO_IDENTIDADE_GENERO', '/COMBO_IDENTIDADE_GENERO/-1/pt-br'],
    ['/COMBO_ORIENTACAO_SEXUAL/-1', '/COMBO_ORIENTACAO_SEXUAL/-1/pt-br'],
    ['/COMBO_CATEGORIA_OBJETO/pt-br', '/COMBO_CATEGORIA_OBJETO/pt-br/3/-1'],
    ['/COMBO_OBJETO/pt-br', '/COMBO_OBJETO/pt-br/3/-1'],
    ['/COMBO_OBJETOUNIDADEMEDIDA/pt-br', '/COMBO_OBJETOUNIDADEMEDIDA/pt-br/-1/-1'],
    ['/COMBO_VOLTAGEM/pt-br', '/COMBO_VOLTAGEM/pt-br/-1'],
    ['/LISTA_OBJETO_DETALHE/pt-br/1101', '/LISTA_OBJETO_DETALHE/pt-br/1101/-1/1'],
    ['/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/25', '/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/25/x'],
    ['/LISTA_NATUREZAS_POR_CRIME/pt-br/3', '/LISTA_NATUREZAS_POR_CRIME/pt-br/3/-1/-1/-1/-1'],
  ])('%s has the defaults of %s', async (short, full) => {
    expect(await json(short)).toEqual(await json(full))
    expect(await json(full)).not.toEqual([])
  })

  it.each([
    '/COMBO_RACA/%',
    '/COMBO_LOCALIDADE/PA/%',
    '/COMBO_LISTA_CARACTERISTICA/%',
    '/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1501402/%',
    '/LISTA_NATUREZAS_POR_CRIME/%/3',
    '/LISTA_OBJETO_DETALHE/%/1601',
    '/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/%/5/x',
  ])('%s answers an unknown locale in Portuguese', async (path) => {
    expect(await json(path.replace('%', 'xx-yy'))).toEqual(await json(path.replace('%', 'pt-br')))
  })

  it('have the fields of document 1 for a municipality of Pará', async () => {
    const rows = await json('/COMBO_LOCALIDADE/PA/en-us')
    expect(rows).toHaveLength(144)
    expect(rows.find((row: { id_localidade: number }) => row.id_localidade === 1501402)).toMatchObject({
      ds_localidade: 'Belém',
      ID_LOCALIDADE: 1501402,
      ID_UF: 'PA',
      DS_LOCALIDADE: 'Belém',
      DS_LOCALIDADE_REDUZIDO: 'BELEM',
      CD_IBGE_MUNICIPIO: 1501402,
      cep: '66000-000',
    })
  })

  it('have the name of the nationals of a country', async () => {
    const [brazil] = await json('/COMBO_PAIS/fr-fr')
    expect(brazil).toMatchObject({ id: 31, name: 'Brésil', nacionalidade: 'Brésilien' })
  })
})

describe('other lists', () => {
  it('offer the crimes in a municipality of Pará, none elsewhere', async () => {
    const crimes = await json('/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1501402/en-us')
    expect(crimes).toContainEqual(
      expect.objectContaining({
        id_crime: 3,
        ds_crime_dv2: 'Lost document or object',
        url_dv_s2: 'extravio',
      }),
    )
    expect(await json('/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/3550308/en-us')).toEqual([])
  })

  // ST-08
  it('leave out the crimes that the operator has switched off, everywhere or in one municipality', async () => {
    const narrowed = Fastify()
    await narrowed.register(registerListRoutes, {
      frontEndVersion: '0.1.0',
      narrativeMaximum: 5000,
      frontEnd: plainFrontEnd,
      crimesNotOffered: [{ crime: 3 }, { crime: 1, municipality: 1501402 }],
    })
    const urls = async (municipality: number) => {
      const path = `/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/${municipality}/es-es`
      return (await narrowed.inject(path)).json<{ url_dv_s2: string }[]>().map(({ url_dv_s2: url }) => url)
    }
    expect(await urls(1501402)).not.toContain('furto')
    expect(await urls(1500107)).toContain('furto')
    for (const municipality of [-1, 1500107, 1501402])
      expect(await urls(municipality)).not.toContain('extravio')
    await narrowed.close()
  })

  it('give the nature of a loss', async () => {
    const natures = await json('/LISTA_NATUREZAS_POR_CRIME/es-es/3/-1/-1/-1/3')
    expect(natures).toHaveLength(1)
    expect(natures[0]).toMatchObject({
      id_crime: 3,
      tentativa: 0,
      ds_natureza_cidadao: 'Extravío de documento u objeto',
    })
    expect(JSON.parse(natures[0].json_constante)).toHaveProperty('nm_autoridade')
    expect(await json('/LISTA_NATUREZAS_POR_CRIME/es-es/3/-1/-1/-1/4')).toEqual([])
  })

  // QS-01
  it('give the questions of a crime with their answers, by the crime’s id whatever its name', async () => {
    const answers = await json(`/${questionsPath(26, 'Violência em condomínio', 'es-es')}`)
    expect(answers).toEqual(questionAnswersOf(26, 'es-es'))
    expect(Object.keys(answers[0])).toEqual([
      'id_pergunta',
      'id_resposta',
      'ds_resposta',
      'ds_resposta_complemento',
      'value_dv2',
    ])
    expect(await json(`/${questionsPath(26, 'a/b?c', 'es-es')}`)).toEqual(answers)
    expect(await json(`/${questionsPath(1, 'Furto', 'es-es')}`)).toEqual([])
  })

  it('give the details of an object, masks and combos included', async () => {
    const [frame, colour] = await json('/LISTA_OBJETO_DETALHE/en-us/1601/-1/1')
    expect(frame).toMatchObject({ campo: 'numero_quadro', tipo: 'texto', identificador: null, opcoes: [] })
    expect(colour).toMatchObject({ campo: 'cor', tipo: 'combo', name: 'Color' })
    expect(colour.opcoes).toContainEqual({ id: 2, name: 'Blue', valor: 'AZUL' })
    expect(await json('/LISTA_OBJETO_DETALHE/en-us/1601/19')).toEqual([colour])
    expect(await json('/LISTA_OBJETO_DETALHE/en-us/77')).toEqual([])
  })
})

describe('settings', () => {
  it('are answered as the documents say', async () => {
    expect(await json('/VERSAO_ATIVA_FRONTEND')).toEqual([{ versao: '0.1.0' }])
    expect(await json('/TAMANHO_DO_RELATO')).toEqual([{ valor: 5000 }])
    expect(await json('/HABILITAR_CARD_VALIDADOC')).toEqual([{ valor: 1 }])
    expect(await json('/ATIVA_FUNCAO_GEOLOCALIZACAO')).toEqual([0])
    const nowhere = {
      rastreador: null,
      versaoAnterior: null,
      redirecionamentos: [],
      assedioRestrito: false,
      saida: null,
      validaDocumentos: true,
      exigeLocalizacao: false,
      semConexao: true,
      libras: {},
    }
    expect(await json('/ajustes')).toEqual(nowhere)
  })

  // SH-07, SH-10, ST-04, VI-04
  it('follow what the operator decided', async () => {
    const other = Fastify()
    const frontEnd = {
      validationCard: false,
      geolocation: true,
      offline: false,
      harassmentRestricted: true,
      trackerUrl: '/count',
      oldVersionUrl: 'https://example.org/old/',
      redirectUrls: ['https://example.net/'],
      exitUrl: 'https://example.org/weather',
      librasFolder: undefined,
    }
    await other.register(registerListRoutes, { ...station, frontEnd })
    const read = async (url: string) => (await other.inject({ url })).json()
    expect(await read('/HABILITAR_CARD_VALIDADOC')).toEqual([{ valor: 0 }])
    expect(await read('/ATIVA_FUNCAO_GEOLOCALIZACAO')).toEqual([1])
    expect(await read('/ajustes')).toEqual({
      rastreador: '/count',
      versaoAnterior: 'https://example.org/old/',
      redirecionamentos: ['https://example.net/'],
      assedioRestrito: true,
      saida: 'https://example.org/weather',
      validaDocumentos: false,
      exigeLocalizacao: true,
      semConexao: false,
      libras: {},
    })
    await other.close()
  })

  it('never let a browser keep the version', async () => {
    expect((await get('/VERSAO_ATIVA_FRONTEND?_=1')).headers['cache-control']).toBe('no-cache')
    expect((await get('/COMBO_SEXO/pt-br')).headers['cache-control']).toBe('public, max-age=3600')
  })
})
