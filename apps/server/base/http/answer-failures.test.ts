import fastify from 'fastify'
import { expect, test } from 'vitest'
import { TimeStampError } from '../../documents/time-stamp/time-stamp.ts'
import { ServiceUnavailable } from '../../integrations/service-unavailable.ts'
import { RegistrationHeld } from '../../reports/numbers/registration-held.ts'
import { isUnavailable } from '../../start/unavailable.ts'
import { answerFailures } from './answer-failures.ts'
import { ApiFailure } from './failures.ts'

async function answerTo(error: Error) {
  const app = fastify()
  answerFailures(app, () => undefined, isUnavailable)
  app.get('/', () => Promise.reject(error))
  return app.inject('/')
}
const withCode = (code: string) => Object.assign(new Error('Key (nome)=(CONCEIÇÃO) was …'), { code })

test.each([
  '57014',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57P01',
  '57P03',
  '53100',
  '53300',
  '58030',
  '08006',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOSPC',
  'UNANSWERED',
  'LEFT',
])('%s is a problem of the service: 503, and when to retry', async (code) => {
  const { statusCode, headers, body } = await answerTo(withCode(code))
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(JSON.parse(body)).toMatchObject({ erro: 'indisponivel' })
  expect(body).not.toContain('CONCEIÇÃO')
})

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
])('so is a connection that is not available: %s', async (message) => {
  expect((await answerTo(new Error(message))).statusCode).toBe(503)
})

test.each([
  new RegistrationHeld('clock'),
  new TimeStampError('no-answer'),
  new ServiceUnavailable('no verdict'),
])('so is the failure of another service: $name', async (error) => {
  expect((await answerTo(error)).statusCode).toBe(503)
})

test.each(['23505', '42P01', '22021'])('%s is a mistake in this code: 500', async (code) => {
  const { statusCode, headers } = await answerTo(withCode(code))
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
})

test('a missing translator is no reason to retry soon', async () => {
  const { statusCode, headers } = await answerTo(new ApiFailure('sem-tradutor'))
  expect([statusCode, headers['retry-after']]).toEqual([503, undefined])
})
