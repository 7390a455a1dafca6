import { listNames } from '@delegacia/domain/report/list-query'
import * as v from 'valibot'
import type { Answer, Call } from './call.ts'
import { badRequest } from './fault.ts'
import { listSegments } from './list-paths.ts'

const rows = (description: string): { 200: Answer } => ({
  200: { description, schema: v.array(v.record(v.string(), v.unknown())) },
})

const get = (path: string, summary: string): Call => ({
  method: 'get',
  path,
  summary,
  answers: rows('The rows'),
})

/** The reference lists, the settings and the searches of both call tables (section 7). */
export const listCalls: readonly Call[] = [
  ...listNames.map((name) =>
    get(
      `/${[name, ...listSegments[name].map((segment) => `{${segment.name}}`)].join('/')}`,
      'A reference list.',
    ),
  ),
  get('/COMBO_LISTA_CARACTERISTICA/{locale}', 'Somatic characteristics by group.'),
  get(
    '/LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}',
    'What is asked of an object.',
  ),
  get('/LISTA_NATUREZAS_POR_CRIME/{locale}/{idCrime}/-1/-1/-1/{idCrimeCidadao}', 'The natures of a crime.'),
  get('/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/{locale}/{idCrime}/{dsCrime}', 'What a crime is asked about.'),
  get(
    '/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/{idLocalidade}/{locale}',
    'What can be reported, for the home.',
  ),
  get('/LISTA_LOGRADOURO/{uf}/{search}', 'Streets by text, at most 50.'),
  {
    method: 'post',
    path: '/LISTA_LOGRADOURO',
    summary:
      'Streets by cep, logradouro, pais, estado, cidade and bairro, each of which may be left out; at most 50.',
    body: { type: 'application/json', schema: v.record(v.string(), v.unknown()) },
    answers: { ...rows('The addresses'), 400: badRequest },
  },
  get('/VERSAO_ATIVA_FRONTEND', 'The version of the portal that is served.'),
  get('/HABILITAR_CARD_VALIDADOC', 'Whether documents can be validated.'),
  get('/TAMANHO_DO_RELATO', 'The longest narrative, in characters.'),
  get('/ATIVA_FUNCAO_GEOLOCALIZACAO', 'Whether the browser may be asked for its place.'),
]
