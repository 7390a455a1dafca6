import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { format } from 'node:util'
import { type Locale, locales } from '@delegacia/domain/language/text'
import { checkEmail } from '@delegacia/domain/rules/email'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startHangingSmtpServer } from '../../start/crash-injection/hanging-smtp-server.fixture.ts'
import { createMailer, type Confirmation } from './mailer.ts'

type Received = { from: string; to: string[]; raw: Buffer }

const folder = mkdtempSync(join(tmpdir(), 'mail-'))
const publicUrl = 'https://delegacia.example'
const confirmation = {
  reportId: '0190f3a2-7c11-7d7a-9d5e-3f1f2a6b7c8d',
  number: '00277/2026.000001-9',
  to: 'conceicao@example.org',
  locale: 'pt-br',
} satisfies Confirmation

const received: Received[] = []
const refusedMailbox = 'gone@example.org'
/** The commands that a server was told, as they came. */
const said: string[] = []
const noted = (_: object, message = '', ...values: unknown[]) => {
  const line = format(message, ...values).replace(/^C: /, '')
  said.push(line)
}
const quiet = () => undefined
const server = new SMTPServer({
  logger: { level: quiet, trace: quiet, debug: noted, info: quiet, warn: quiet, error: quiet, fatal: quiet },
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(address, _session, done) {
    if (address.address !== refusedMailbox) return done()
    done(Object.assign(new Error(`No mailbox ${refusedMailbox}`), { responseCode: 550 }))
  },
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      const to = rcptTo.map(({ address }) => address)
      received.push({ from: mailFrom ? mailFrom.address : '', to, raw: Buffer.concat(parts) })
      done()
    })
  },
})

let mailUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mailUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterEach(() => {
  received.splice(0)
  said.splice(0)
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function send(changes: Partial<Confirmation> = {}, url = mailUrl, test = false): Promise<void> {
  const mailer = createMailer({ mailUrl: url, dataDir: folder, publicUrl, test })
  try {
    await mailer.sendConfirmation({ ...confirmation, ...changes })
  } finally {
    await mailer.close()
  }
}

/** The one message that arrived, as a mail program reads it. */
async function onlyOne() {
  expect(received).toHaveLength(1)
  const [{ raw, ...envelope } = { from: '', to: [], raw: Buffer.alloc(0) }] = received
  return { ...envelope, mail: await PostalMime.parse(raw) }
}

const texts = {
  'pt-br': ['recebemos o seu registro', 'Segunda via', 'delegacia de polícia'],
  'en-us': ['we have received your report', 'Second copy', 'police station'],
  'es-es': ['hemos recibido su registro', 'Segunda copia', 'comisaría de policía'],
  'fr-fr': ['nous avons bien reçu votre déclaration', 'Copie de la déclaration', 'commissariat de police'],
} as const satisfies Record<Locale, readonly [subject: string, secondCopy: string, changes: string]>

// FI-09, PE-07
test('an address whose domain has accents is reached by the name that mail servers know', async () => {
  const to = 'conceicao@a\u{e7}a\u{ed}.com.br'
  expect(checkEmail(to)).toBeUndefined()
  await send({ to })
  // The server of these tests shows the name decoded; what was said to it stands in its log.
  const ascii = `conceicao@${domainToASCII('a\u{e7}a\u{ed}.com.br')}`
  expect(ascii).toMatch(/^conceicao@xn--[a-z0-9-]+\.com\.br$/)
  expect(said.filter((line) => line.startsWith('RCPT TO'))).toEqual([`RCPT TO:<${ascii}>`])
  expect(received[0]?.raw.toString()).toContain(`To: ${ascii}`)
})

// FI-09
test.each(locales)('the confirmation in %s has the number and says how to consult', async (locale) => {
  await send({ locale })
  const { from, to, mail } = await onlyOne()
  expect(from).toBe('nao-responda@delegacia.example')
  expect(to).toEqual([confirmation.to])
  const [subject, secondCopy, changes] = texts[locale]
  expect(mail.subject).toContain(subject)
  expect(mail.to).toEqual([{ name: '', address: confirmation.to }])
  expect(mail.messageId).toBe(`<${confirmation.reportId}@delegacia.example>`)
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  for (const form of [mail.text ?? '', mail.html ?? ''])
    for (const part of [confirmation.number, secondCopy, changes, `${publicUrl}/`, '190'])
      expect(form).toContain(part)
  expect(mail.html).toContain(`<html lang="${locale.slice(0, 2) === 'pt' ? 'pt-BR' : locale.slice(0, 2)}">`)
})

// PA-04
test.each<[Locale, RegExp, RegExp]>([
  ['pt-br', /TESTE.*não tem valor legal/, /mesma validade/],
  ['en-us', /TEST.*no legal value/, /as valid as/],
  ['es-es', /PRUEBA.*no tiene valor legal/, /misma validez/],
  ['fr-fr', /TEST.*pas encore de valeur légale/, /même valeur/],
])(
  'the confirmation in %s says so while the certificate is a test one, and only then',
  async (locale, trial, valid) => {
    for (const test of [true, false]) {
      await send({ locale }, mailUrl, test)
      const { mail } = await onlyOne()
      for (const form of [mail.text ?? '', mail.html ?? '']) {
        expect(form).toMatch(test ? trial : valid)
        expect(form).not.toMatch(test ? valid : trial)
      }
      received.splice(0)
    }
  },
)

// TH-33
test.each(locales)(
  'in %s the thread is the only address to open, the portal where danger is near, and nothing is loaded from elsewhere',
  async (locale) => {
    await send({ locale, discreet: true })
    const { mail: quiet } = await onlyOne()
    expect(quiet.html?.match(/(?:href|src)="[^"]*"/g)).toEqual([`href="${publicUrl}/"`])
    expect(`${quiet.html} ${quiet.text}`).not.toMatch(/acompanhar|Acompanhar|Follow|Seguir|Suivre/)
    received.splice(0)
    await send({ locale })
    const { mail } = await onlyOne()
    const html = mail.html ?? ''
    const home = locale === 'pt-br' ? '/' : `/${locale}/`
    expect(html.match(/(?:href|src)="[^"]*"/g)).toEqual([`href="${publicUrl}${home}#/acompanhar"`])
    expect(html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(/)
    expect(mail.attachments).toEqual([])
  },
)

test('a repeat carries the same Message-ID, so that a receiver recognises it', async () => {
  await send()
  await send()
  const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
  expect(mails.map(({ messageId }) => messageId)).toEqual(
    Array(2).fill(`<${confirmation.reportId}@delegacia.example>`),
  )
})

test.each([
  ['a second address after a comma', { to: 'a@example.org, evil@example.net' }],
  ['a second address after a semicolon', { to: 'a@example.org;evil@example.net' }],
  ['a header after a line break', { to: 'a@example.org\r\nBcc: evil@example.net' }],
  ['a lone line feed', { to: 'a@example.org\nBcc:evil@example.net' }],
  ['a closed bracket and another', { to: 'a@example.org>, <evil@example.net' }],
  ['a quoted part', { to: '"a@example.org x"@example.net' }],
  ['a display name', { to: 'A <a@example.org>' }],
  ['two at signs', { to: 'a@example.org@example.net' }],
  ['a control character', { to: 'a\u0000@example.org' }],
  ['a domain without a dot', { to: 'a@localhost' }],
  ['no address', { to: '' }],
  ['too long an address', { to: `${'a'.repeat(64)}@${'b.'.repeat(100)}org` }],
  ['a header in the number', { number: '00277/2026.000001-9\r\nBcc: evil@example.net' }],
  ['markup in the number', { number: '<b>' }],
  ['a header in the report id', { reportId: 'x>\r\nBcc: evil@example.net' }],
  ['a path in the report id', { reportId: '../../etc/passwd' }],
] satisfies [string, Partial<Confirmation>][])(
  '%s is refused, for good and before anything is sent',
  async (_, changes) => {
    for (const url of [mailUrl, '']) {
      const error: unknown = await send(changes, url).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ name: 'MailError', permanent: true })
      expect(String(error)).not.toContain('example')
    }
    expect(received).toEqual([])
  },
)

test('a mailbox that does not exist and a server that is away are distinguished, neither with the address', async () => {
  await expect(send({ to: refusedMailbox })).rejects.toMatchObject({
    message: 'Mail not sent: EENVELOPE 550',
    permanent: true,
  })
  await expect(send({}, 'smtp://127.0.0.1:1')).rejects.toMatchObject({ permanent: false })
})

test('an attempt ends as a whole, also at a server that drips, and leaves no connection behind', async () => {
  const dripping = await startHangingSmtpServer('dripping')
  onTestFinished(() => dripping.close())
  const mailer = createMailer({
    mailUrl: dripping.url,
    dataDir: folder,
    publicUrl,
    test: false,
    attemptMs: 500,
  })
  onTestFinished(() => mailer.close())
  await expect(mailer.sendConfirmation(confirmation)).rejects.toMatchObject({
    code: 'EABORT',
    permanent: false,
  })
  expect(dripping.taken()).toBe(1)
  await expect.poll(() => dripping.open()).toBe(0)
})

test('without MAIL_URL the message becomes one private file, however often it is sent', async () => {
  await send({}, '')
  await send({}, '')
  expect(readdirSync(join(folder, 'mail'))).toEqual([`${confirmation.reportId}.eml`])
  const path = join(folder, 'mail', `${confirmation.reportId}.eml`)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(path))
  expect(mail.text).toContain(confirmation.number)
  expect(mail.to).toEqual([{ name: '', address: confirmation.to }])
})

test.each([
  'http://mail.example',
  'no address',
  'smtp://',
  'smtp://u:secret@mail.example?from=a@b.example,c@d.example',
])('the setting %s is refused at the start, without its password', (url) => {
  const start = () => createMailer({ mailUrl: url, dataDir: folder, publicUrl, test: false })
  expect(start).toThrow(/^MAIL_URL/)
  expect(start).not.toThrow('secret')
})

test('the sender can be named in MAIL_URL', async () => {
  await send({}, `${mailUrl}?from=avisos@policia.example`)
  expect(received[0]?.from).toBe('avisos@policia.example')
})
