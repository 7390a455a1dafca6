import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@delegacia/domain/language/text'
import nodemailer from 'nodemailer'
import { confirmationMessage } from './confirmation-message.ts'
import { isOneMailbox } from './mail-address.ts'
import { MailError, toMailError } from './mail-error.ts'
import { type MailSettings, readMailSettings, type SmtpSettings } from './mail-settings.ts'

export type Confirmation = {
  reportId: string
  /** As the person saw it, `00277/2026.000001-9`. */
  number: string
  to: string
  locale: Locale
}

export type Mailer = {
  /** Sends the confirmation (FI-09); a repeat carries the same Message-ID. Rejects with a MailError. */
  sendConfirmation(confirmation: Confirmation): Promise<void>
  close(): Promise<void>
}

export type MailerOptions = {
  mailUrl: string
  dataDir: string
  publicUrl: string
  /** Whether documents are sealed with the test certificate: the letter says so. */
  test: boolean
  /** How long one attempt by SMTP may take from beginning to end, in milliseconds. */
  attemptMs?: number
}

type LetterSettings = MailSettings & Pick<MailerOptions, 'test'>

/** A mailer by SMTP or, without `mailUrl`, one that writes `DATA_DIR/mail/<reportId>.eml`. Throws on bad settings. */
export function createMailer({
  mailUrl,
  dataDir,
  publicUrl,
  test,
  attemptMs = 60_000,
}: MailerOptions): Mailer {
  const settings = { ...readMailSettings(mailUrl, publicUrl), test }
  return settings.smtp === undefined
    ? fileMailer(settings, join(dataDir, 'mail'))
    : smtpMailer(settings, settings.smtp, attemptMs)
}

function smtpMailer(settings: LetterSettings, smtp: SmtpSettings, attemptMs: number): Mailer {
  const { user, password, ...server } = smtp
  const transport = nodemailer.createTransport({
    ...server,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async sendConfirmation(confirmation) {
      const message = messageOf(confirmation, settings)
      // Each phase has its own limit, which a server that answers byte by byte never reaches.
      const signal = AbortSignal.timeout(attemptMs)
      await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
        throw toMailError(error)
      })
    },
    async close() {
      // Also mails under way: the shutdown has already waited for them as long as it may.
      transport.close({ force: true })
    },
  }
}

function fileMailer(settings: LetterSettings, folder: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async sendConfirmation(confirmation) {
      const { message } = await transport.sendMail(messageOf(confirmation, settings))
      const path = join(folder, `${confirmation.reportId}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written under another name first: a visible file is complete, and a repeat replaces it.
      await writeFile(`${path}.new`, message, { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
    async close() {
      transport.close()
    },
  }
}

/** Everything that goes into a header is checked here, as the library does not check all of it. */
function messageOf(
  { reportId, number, to, locale }: Confirmation,
  { from, messageHost, portal, test }: LetterSettings,
) {
  if (!isOneMailbox(to)) throw new MailError('NOT_ONE_MAILBOX', true)
  if (!/^[\w-]{1,64}$/.test(reportId)) throw new MailError('BAD_REPORT_ID', true)
  if (!/^[\d/.-]{1,32}$/.test(number)) throw new MailError('BAD_NUMBER', true)
  const { sender, subject, text, html } = confirmationMessage({ number, portal, test }, locale)
  return {
    from: { name: sender, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId: `<${reportId}@${messageHost}>`,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
