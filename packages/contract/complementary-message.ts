import type { Locale } from '@delegacia/domain/language/text'
import type { MessageRequest } from '@delegacia/domain/report/complementary-message'
import * as v from 'valibot'
import type { FilledPath } from './http/call-types.ts'
import type { Call } from './http/call.ts'

export const complementaryMessage = {
  method: 'get',
  path: '/GET_MENSAGEM_COMPLEMENTAR_IDIOMAS/{locale}/{localMoradia}/{id_crime}/{id_natureza}/{id_natureza_cidadao}/{id_flg}/{id_localidade}/{id_bairro}/{id_unidade}',
  summary:
    'What helps after a report: HTML of p, br, ul, ol, li, strong and em; empty where there is nothing to say.',
  answers: { 200: { description: 'The message', schema: v.object({ mensagem: v.string() }) } },
} as const satisfies Call

/** The documented path of a report's message, to be put behind /api. */
export const messagePath = (request: MessageRequest, language: Locale) =>
  [
    '/GET_MENSAGEM_COMPLEMENTAR_IDIOMAS',
    language,
    request.residence,
    request.crime,
    request.nature,
    request.citizensNature,
    request.flag,
    request.locality,
    request.neighbourhood,
    request.unit,
  ].join('/') as FilledPath<typeof complementaryMessage.path>
