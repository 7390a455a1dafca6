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
        geocoderUrl: undefined,
        geocoderFallbackUrl: undefined,
        tilesUrl: undefined,
        tilesOpenUrl: undefined,
        tilesAttribution: '© OpenStreetMap',
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
    ['GEOCODER_URL', 'ftp://geo.example/reverse'],
    ['GEOCODER_FALLBACK_URL', 'geo.example'],
    ['TILES_URL', 'https://tiles.example/map.png'],
    ['TILES_OPEN_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['TILES_OPEN_URL', 'https://tiles.example; script-src */{z}/{x}/{y}'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(faultNames({ [name]: value })).toEqual([name])
  })

  test.each([
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/8, ::1,loopback'],
    ['PUBLIC_URL', 'https://example.org/'],
    ['MAIL_URL', 'smtps://user:secret@mail.example:465'],
    ['DATA_KEY', Buffer.alloc(32, 7).toString('base64')],
    ['GEOCODER_URL', 'http://127.0.0.1:24999/reverse?key=1'],
    ['TILES_URL', 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1'],
  ])('%s=%s is taken', (name, value) => {
    expect(faultNames({ [name]: value })).toEqual([])
  })

  test('every wrong setting is told at once', () => {
    expect(faultNames({ PORT: 'x', HOST: '?', TRUST_PROXY: 'yes' })).toEqual(['PORT', 'HOST', 'TRUST_PROXY'])
  })

  test('a seal key without its certificate is refused', () => {
    expect(faultNames({ SEAL_KEY: import.meta.filename })).toEqual(['SEAL_CERTIFICATE'])
  })
})
