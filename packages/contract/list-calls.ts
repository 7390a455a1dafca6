import type { Call } from './http/call.ts'
import { characteristic, detailQuestion, nature, offeredCrime, questionAnswer, rows } from './list-rows.ts'

export const somaticFeatures = {
  method: 'get',
  path: '/COMBO_LISTA_CARACTERISTICA/{locale}',
  summary: 'Somatic characteristics by group.',
  answers: { 200: rows('The rows', characteristic) },
} as const satisfies Call

export const objectDetails = {
  method: 'get',
  path: '/LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}',
  summary: 'What is asked of an object.',
  parameters: {
    idObjetoDetalhe: 'One question by its id; -1 for all',
    idSituacao: 'No effect: only questions that are asked today (1) are kept',
  },
  answers: { 200: rows('The rows', detailQuestion) },
} as const satisfies Call

export const crimeNatures = {
  method: 'get',
  path: '/LISTA_NATUREZAS_POR_CRIME/{locale}/{idCrime}/-1/-1/-1/{idCrimeCidadao}',
  alsoAt: ['/LISTA_NATUREZAS_POR_CRIME/{locale}/{idCrime}/{first}/{second}/{third}/{idCrimeCidadao}'],
  summary: 'The natures of a crime.',
  answers: { 200: rows('The rows', nature) },
} as const satisfies Call

export const crimeQuestions = {
  method: 'get',
  path: '/LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/{locale}/{idCrime}/{dsCrime}',
  summary: 'What a crime is asked about.',
  parameters: { dsCrime: 'No effect: the id names the crime' },
  answers: { 200: rows('The rows', questionAnswer) },
} as const satisfies Call

export const offeredCrimes = {
  method: 'get',
  path: '/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/{idLocalidade}/{locale}',
  summary: 'What can be reported, for the home.',
  answers: { 200: rows('The rows', offeredCrime) },
} as const satisfies Call
