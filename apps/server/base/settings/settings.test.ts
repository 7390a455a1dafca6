import { defaultServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainFrontEnd } from './front-end-settings.ts'
import { readSettings } from './settings.ts'

const errorNames = (env: NodeJS.ProcessEnv) => {
  const reading = readSettings(env)
  return reading.ok ? [] : reading.errors.map(({ name }) => name)
}

describe('settings', () => {
  test('nothing set means a portal on this machine alone, with everything embedded', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        port: 8080,
        role: 'all',
        host: '127.0.0.1',
        dataDir: resolve('data'),
        backupDir: resolve('data/backups'),
        backupRecipients: [],
        backupIdentity: undefined,
        backupAt: 180,
        drainSeconds: 0,
        backupKeep: { days: 7, weeks: 4 },
        databaseUrl: undefined,
        deskPort: 8081,
        deskUrl: 'http://localhost:8081',
        deskProvider: undefined,
        deliveryPort: undefined,
        deliveryUrl: 'http://localhost:8082',
        metricsPort: undefined,
        metricsHost: '127.0.0.1',
        tracesUrl: undefined,
        openingsPerHour: 20,
        searchesPerDay: 20,
        claimMinutes: 48,
        takeBackSeconds: 60,
        aims: defaultServiceTargets,
        publicUrl: 'http://127.0.0.1:8080',
        trustProxy: false,
        crimesNotOffered: [],
        narrativeMaximum: 5000,
        evidenceRoom: 200 * 10 ** 9,
        mailUrl: undefined,
        noticesAt: 480,
        urgentMinutes: 5,
        alarmEmail: undefined,
        alarmWebhook: undefined,
        alarmWebhookIsPrivate: false,
        sealKey: undefined,
        sealCertificate: undefined,
        signatureRoots: undefined,
        revocationLists: [],
        tsaUrl: undefined,
        tsaCertificate: undefined,
        dataKey: undefined,
        frontEnd: plainFrontEnd,
        humanCheck: 'altcha',
        recaptchaSiteKey: undefined,
        recaptchaSecret: undefined,
        recaptchaUrl: 'https://www.google.com/recaptcha/api/siteverify',
        geocoderUrl: undefined,
        geocoderFallbackUrl: undefined,
        tilesUrl: undefined,
        tilesOpenUrl: undefined,
        tilesAttribution: '© OpenStreetMap',
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
    ['DRAIN_SECONDS', '31'],
    ['DESK_PORT', '0'],
    ['DESK_URL', 'https://mesa.example.org/path'],
    ['DESK_URL', 'http://127.0.0.1:8081'],
    ['DESK_URL', 'http://mesa.example.org'],
    ['DESK_CLAIM_MINUTES', '0'],
    ['DESK_TAKE_BACK_SECONDS', '601'],
    ['DESK_AIM_FIRST_LOOK_HOURS', '0'],
    ['DESK_AIM_ANALYSIS_HOURS', '721'],
    ['DESK_AIM_AFTER_ANSWER_HOURS', '1.5'],
    ['DESK_AIM_DECISION_HOURS', '24h'],
    ['DESK_AIM_REPLY_HOURS', '-1'],
    ['DESK_OIDC_ISSUER', 'http://login.example.org'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_KEEP', '0d'],
    ['BACKUP_RECIPIENT', 'age1nobody'],
    ['BACKUP_IDENTITY', '/not/there'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/portal'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['READ_WITHIN_DAYS', '0'],
    ['TAMANHO_DO_RELATO', '999'],
    ['TAMANHO_DO_RELATO', '15001'],
    ['READ_WITHIN_DAYS', '5.5'],
    ['CHIEF_OF_POLICE', 'DG'],
    ['LAW_CONFIRMED', 'A. Souza'],
    ['COURT_SEATS', 'A. Souza; 1501006=yes'],
    ['COURT_SEATS', 'A. Souza, 2026-12-01; 1501006=maybe'],
    ['COURT_SEATS', 'A. Souza, 2026-12-01; 1508050=1508050'],
    ['COURT_SEATS', 'A. Souza, 2026-12-01; 1508050=1599999'],
    ['LAW_CONFIRMED', 'A. Souza, 2026-12-01, 1f2e'],
    ['CHIEF_OF_POLICE', 'Delegacia-Geral, {unit}'],
    ['CRIMES_NOT_OFFERED', '99'],
    ['CRIMES_NOT_OFFERED', '15@3550308'],
    ['CRIMES_NOT_OFFERED', '15,,2'],
    ['MAIL_URL', 'https://mail.example'],
    ['NOTICES_AT', '8h'],
    ['SEAL_KEY', '/no/such/file.pem'],
    ['TSA_URL', 'ftp://tsa.example'],
    ['TSA_CERTIFICATE', '/no/such/file.pem'],
    ['DATA_KEY', 'c2hvcnQ='],
    ['VALIDATION_CARD', 'yes'],
    ['HARASSMENT_RESTRICTED', '1'],
    ['GEOLOCATION', '1'],
    ['OFFLINE', '0'],
    ['TRACKER_URL', 'http://example.org/count'],
    ['TRACKER_URL', "https://example.org/; script-src 'unsafe-inline'"],
    ['TRACKER_URL', '//example.org/count'],
    ['TRACKER_URL', 'https://user:secret@example.org/count'],
    ['OLD_VERSION_URL', 'javascript:alert(1)'],
    ['OLD_VERSION_URL', 'https://*.example.org'],
    ['REDIRECT_URLS', 'https://example.org, /here'],
    ['LIBRAS_DIR', '/no/such/folder'],
    ['LIBRAS_DIR', import.meta.filename],
    ['EXIT_URL', 'http://example.org/'],
    ['EXIT_URL', '/here'],
    ['EXIT_URL', 'javascript:alert(1)'],
    ['EXIT_URL', 'https://user:secret@example.org/'],
    ['HUMAN_CHECK', 'yes'],
    ['RECAPTCHA_URL', 'google'],
    ['GEOCODER_URL', 'ftp://geo.example/reverse'],
    ['GEOCODER_FALLBACK_URL', 'geo.example'],
    ['TILES_URL', 'https://tiles.example/map.png'],
    ['TILES_OPEN_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['TILES_OPEN_URL', 'https://tiles.example; script-src */{z}/{x}/{y}'],
    ['CLAMD_URL', 'http://127.0.0.1:3310'],
    ['TRANSLATE_URL', 'translate.example'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(errorNames({ [name]: value })).toEqual([name])
  })

  test.each([
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/8, ::1,loopback'],
    ['PUBLIC_URL', 'https://example.org/'],
    ['READ_WITHIN_DAYS', '5'],
    ['TAMANHO_DO_RELATO', '8000'],
    ['CHIEF_OF_POLICE', 'Delegacia-Geral da Polícia Civil, Av. Nazaré, 10, Belém'],
    ['LAW_CONFIRMED', 'A. Souza, 2026-12-01, 1f2e3d4c5b6a'],
    ['COURT_SEATS', 'A. Souza, 2026-12-01; 1501006=yes; 1503408=no; 1508050=1503606'],
    ['CRIMES_NOT_OFFERED', '20, 15@1501402'],
    ['MAIL_URL', 'smtps://user:secret@mail.example:465'],
    ['DATA_KEY', Buffer.alloc(32, 7).toString('base64')],
    ['BACKUP_AT', 'off'],
    ['BACKUP_AT', '23:59'],
    ['BACKUP_KEEP', '3d'],
    ['BACKUP_KEEP', '14d 8w'],
    ['VALIDATION_CARD', 'off'],
    ['HARASSMENT_RESTRICTED', 'on'],
    ['GEOLOCATION', 'on'],
    ['OFFLINE', 'off'],
    ['TRACKER_URL', '/count'],
    ['OLD_VERSION_URL', 'https://example.org/old/'],
    ['REDIRECT_URLS', 'https://example.org/, https://example.net/login'],
    ['LIBRAS_DIR', import.meta.dirname],
    ['EXIT_URL', 'https://example.org/weather'],
    ['GEOCODER_URL', 'http://127.0.0.1:24999/reverse?key=1'],
    ['TILES_URL', 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1'],
  ])('%s=%s is taken', (name, value) => {
    expect(errorNames({ [name]: value })).toEqual([])
  })

  test('every invalid setting is reported at once', () => {
    expect(errorNames({ PORT: 'x', HOST: '?', TRUST_PROXY: 'yes' })).toEqual(['PORT', 'HOST', 'TRUST_PROXY'])
  })

  test('messages complete "NAME must be …"', () => {
    const reading = readSettings({ PORT: 'x', MAIL_URL: 'x', VALIDATION_CARD: 'x', HUMAN_CHECK: 'x' })
    expect(reading.ok ? [] : reading.errors).toEqual([
      { name: 'PORT', expected: 'a whole number from 1 to 65535' },
      { name: 'MAIL_URL', expected: 'an address that begins with smtp:// or smtps://' },
      { name: 'VALIDATION_CARD', expected: 'on or off' },
      { name: 'HUMAN_CHECK', expected: 'one of altcha, recaptcha, off' },
    ])
  })

  test('reCAPTCHA without its keys is refused', () => {
    expect(errorNames({ HUMAN_CHECK: 'recaptcha' })).toEqual(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'])
    expect(errorNames({ HUMAN_CHECK: 'recaptcha', RECAPTCHA_SECRET: 'x', PORT: 'x' })).toEqual([
      'PORT',
      'RECAPTCHA_SECRET',
      'RECAPTCHA_SITE_KEY',
    ])
  })

  test('a seal key without its certificate is refused, and a time-stamp authority without its own', () => {
    expect(errorNames({ SEAL_KEY: import.meta.filename })).toEqual(['SEAL_CERTIFICATE'])
    expect(errorNames({ TSA_URL: 'http://tsa.example/' })).toEqual(['TSA_CERTIFICATE'])
    expect(errorNames({ TSA_CERTIFICATE: import.meta.filename })).toEqual(['TSA_URL'])
  })

  // QU-72, QU-75
  test('whom a danger is told to, and after how many minutes', () => {
    for (const [name, values] of Object.entries({
      URGENT_MINUTES: ['0', '61', '5.5', 'five'],
      ALARM_EMAIL: ['a', 'a@b.example, c@b.example', 'A <a@b.example>'],
      ALARM_WEBHOOK_URL: [
        'sms',
        'ftp://sms.example.org',
        'https://u:p@sms.example.org/',
        'https://sms.example.org/#a',
      ],
      ALARM_WEBHOOK_PRIVATE: ['off', 'yes'],
    }))
      for (const value of values) expect([value, errorNames({ [name]: value })]).toEqual([value, [name]])
    const inner = { ALARM_WEBHOOK_URL: 'http://10.0.0.5/sms' }
    expect(errorNames(inner)).toEqual(['ALARM_WEBHOOK_PRIVATE'])
    expect(readSettings({ ...inner, ALARM_WEBHOOK_PRIVATE: 'on', URGENT_MINUTES: '3' })).toMatchObject({
      settings: { urgentMinutes: 3, alarmWebhook: 'http://10.0.0.5/sms', alarmWebhookIsPrivate: true },
    })
  })
})
