import { listNames } from '@delegacia/domain/report/list-query'
import * as v from 'valibot'
import type { Answer, Call } from './call.ts'
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
  get('/VERSAO_ATIVA_FRONTEND', 'The version of the portal that is served.'),
  get('/HABILITAR_CARD_VALIDADOC', 'Whether documents can be validated.'),
  get('/TAMANHO_DO_RELATO', 'The longest narrative, in characters.'),
  get('/ATIVA_FUNCAO_GEOLOCALIZACAO', 'Whether the browser may be asked for its place.'),
]
