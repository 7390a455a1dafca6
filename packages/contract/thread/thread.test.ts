import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { bulletinNumber, formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { locales } from '@delegacia/domain/language/text'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { noThread, readAccess, readOnly } from './access.ts'
import { step } from './step.ts'
import { stepTypes } from '@delegacia/domain/desk/citizen/step-types'
import {
  answerCorrection,
  readThread,
  readThreadRequest,
  revokeReaderCode,
  sendMessage,
  threadCalls,
} from './thread-calls.ts'

const bop = bulletinNumber({ unit: 277, year: 2026, sequence: 171 })
const code = authenticationCode(new Uint8Array(15).fill(7))
const access = { numero: formatBulletinNumber(bop), codigo: code }

// TH-11
test('number and code are read however they were typed', () => {
  expect(readAccess(access)).toEqual({ bop, code })
  expect(readAccess({ numero: bop, codigo: code.toLowerCase().replaceAll('-', ' ') })).toEqual({ bop, code })
})

// TH-11
test.each([
  ['a number that cannot be', { ...access, numero: '277.20260001710' }],
  ['a code that cannot be', { ...access, codigo: 'AAAA-AAAA-AAAA-AAAB' }],
  ['no code', { numero: access.numero }],
  ['a number that is no text', { ...access, numero: 171 }],
  ['no body', undefined],
  ['a long code', { ...access, codigo: code.repeat(10) }],
])('%s opens nothing', (_name, body) => expect(readAccess(body)).toBeUndefined())

// TH-11
test('the refusal is made of the language alone: two wrong requests get the same bytes', () => {
  expect(noThread).toHaveLength(1)
  for (const locale of locales) expect(Object.keys(noThread(locale))).toEqual(['erro', 'mensagem'])
  expect(new Set([...locales].map((locale) => noThread(locale).mensagem)).size).toBe(locales.length)
  expect(readOnly('pt-br').erro).not.toBe(noThread('pt-br').erro)
})

// TH-11
test('no call of the thread takes number or code in its address', () => {
  for (const call of threadCalls) {
    expect(call.method).toBe('post')
    expect(call.path).not.toMatch(/[{?]/)
    expect(call).not.toHaveProperty('query')
    expect(call.answers).toHaveProperty('404')
    expect(call.answers).not.toHaveProperty('429')
    expect(readThreadRequest(call, { ...access, codigo: undefined })).toBeUndefined()
  }
  expect(new Set(threadCalls.map(({ path }) => path)).size).toBe(threadCalls.length)
})

test.each([
  ['a message', sendMessage, { texto: ' Consegui ficar na casa da vizinha. ' }, true],
  ['an empty message', sendMessage, { texto: '  ' }, false],
  ['a message without end', sendMessage, { texto: 'A'.repeat(5001) }, false],
  ['answers', answerCorrection, { respostas: [{ campo: '/objeto/0/imei', resposta: 'NÃO SEI' }] }, true],
  ['no answer', answerCorrection, { respostas: [] }, false],
  [
    'six answers',
    answerCorrection,
    { respostas: Array.from({ length: 6 }, () => ({ campo: '/a', resposta: 1 })) },
    false,
  ],
  ['the openings', readThread, { mostrarAberturas: true }, true],
  ['a reader without a name', revokeReaderCode, {}, false],
] as const)('%s', (_name, call, more, isRead) => {
  expect(readThreadRequest(call, { ...access, ...more }) !== undefined).toBe(isRead)
})

const common = {
  id: 'e1',
  quando: '2026-11-22T10:00:00-03:00',
  por: { quem: 'policia', cargo: 'delegado', unidade: 'Salinópolis' },
}

// TH-01
test.each([
  ['a plain step', { tipo: 'registrado' }, true],
  ['a message with its language', { tipo: 'mensagem_da_policia', texto: 'Bom dia.', idioma: 'pt-br' }, true],
  ['a message without one', { tipo: 'mensagem_da_policia', texto: 'Bom dia.' }, false],
  ['an unknown step', { tipo: 'recusado' }, false],
  ['an author with no role', { tipo: 'registrado', por: { quem: 'policia', unidade: 'Salinópolis' } }, false],
])('%s', (_name, given, isStep) => {
  expect(v.safeParse(step, { ...common, ...given }).success).toBe(isStep)
})

// TH-01
test('a step keeps no name of an officer, whatever a server puts into it', () => {
  const given = {
    ...common,
    tipo: 'registrado',
    por: { ...common.por, nome: 'CAMILA DUARTE' },
    officer: 'camila',
  }
  expect(JSON.stringify(v.parse(step, given))).not.toMatch(/camila/i)
})

test('every kind of step has one name on the wire, and the wire knows it', () => {
  const names = Object.values(stepTypes)
  expect(new Set(names).size).toBe(names.length)
  const known = new Set<string>(step.options.map(({ entries }) => entries.tipo.literal))
  expect(known).toEqual(new Set<string>(names))
})
