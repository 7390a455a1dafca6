import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const faultNames = (env: NodeJS.ProcessEnv) => {
  const reading = readSettings(env)
  return reading.ok ? [] : reading.faults.map(({ name }) => name)
}

describe('settings', () => {
  test('nothing set means a portal on this machine alone, with everything embedded', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        port: 8080,
        host: '127.0.0.1',
        dataDir: resolve('data'),
        databaseUrl: undefined,
        publicUrl: 'http://127.0.0.1:8080',
        trustProxy: false,
        mailUrl: undefined,
        sealKey: undefined,
        sealCertificate: undefined,
        dataKey: undefined,
        humanCheck: 'altcha',
        recaptchaSiteKey: undefined,
        recaptchaSecret: undefined,
        recaptchaUrl: 'https://www.google.com/recaptcha/api/siteverify',
        translateUrl: undefined,
        translateKey: undefined,
      },
    })
  })

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}))
  })

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/portal'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MAIL_URL', 'https://mail.example'],
    ['SEAL_KEY', '/no/such/file.pem'],
    ['DATA_KEY', 'c2hvcnQ='],
    ['HUMAN_CHECK', 'yes'],
    ['RECAPTCHA_URL', 'google'],
    ['TRANSLATE_URL', 'translate.example'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(faultNames({ [name]: value })).toEqual([name])
  })

  test.each([
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/8, ::1,loopback'],
    ['PUBLIC_URL', 'https://example.org/'],
    ['MAIL_URL', 'smtps://user:secret@mail.example:465'],
    ['DATA_KEY', Buffer.alloc(32, 7).toString('base64')],
  ])('%s=%s is taken', (name, value) => {
    expect(faultNames({ [name]: value })).toEqual([])
  })

  test('every wrong setting is told at once', () => {
    expect(faultNames({ PORT: 'x', HOST: '?', TRUST_PROXY: 'yes' })).toEqual(['PORT', 'HOST', 'TRUST_PROXY'])
  })

  test('reCAPTCHA without its keys is refused', () => {
    expect(faultNames({ HUMAN_CHECK: 'recaptcha' })).toEqual(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'])
  })

  test('a seal key without its certificate is refused', () => {
    expect(faultNames({ SEAL_KEY: import.meta.filename })).toEqual(['SEAL_CERTIFICATE'])
  })
})
