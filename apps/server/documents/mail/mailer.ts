import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@delegacia/domain/language/text'
import nodemailer from 'nodemailer'
import { confirmationMessage } from './confirmation-message.ts'
import { dangerMessage, type WaitingReports } from './danger-message.ts'
import { isOneMailbox } from './mail-address.ts'
import { noticeMessage } from './notice-message.ts'
import { MailError, toMailError } from './mail-error.ts'
import { type MailSettings, readMailSettings, type SmtpSettings } from './mail-settings.ts'

export type Confirmation = {
  reportId: string
  /** As the person saw it, `00277/2026.000001-9`. */
  number: string
  to: string
  locale: Locale
  /** Somebody nearby may be dangerous. */
  discreet?: boolean
}

/** Says that there is something new, without what and without which report. */
export type Notice = {
  /** A UUID of this letter alone: a repeat carries the same Message-ID, and the ids of two letters have nothing in common. */
  id: string
  /** Names the file of a station without a mail server; it is nowhere in the letter. */
  reportId: string
  to: string
  locale: Locale
}

/** Says that urgent reports of a unit wait unopened, and nothing of them. */
export type DangerLetter = {
  /** A UUID of this letter alone: a repeat carries the same Message-ID. */
  id: string
  to: string
} & WaitingReports

export type Mailer = {
  /** Sends the confirmation (FI-09); a repeat carries the same Message-ID. Rejects with a MailError. */
  sendConfirmation(confirmation: Confirmation): Promise<void>
  /** Sends a notice (TH-28); the same way. */
  sendNotice(notice: Notice): Promise<void>
  /** Tells the police of a danger (QU-73); the same way. */
  sendDanger(letter: DangerLetter): Promise<void>
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
  const send = async (message: Message) => {
    // Each phase has its own limit, which a server that answers byte by byte never reaches.
    const signal = AbortSignal.timeout(attemptMs)
    await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
      throw toMailError(error)
    })
  }
  return {
    sendConfirmation: async (confirmation) => send(confirmationOf(confirmation, settings)),
    sendNotice: async (notice) => send(noticeOf(notice, settings)),
    sendDanger: async (letter) => send(dangerOf(letter, settings)),
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
  const send = async (name: string, content: Message) => {
    const { message } = await transport.sendMail(content)
    const path = join(folder, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Written under another name first: a visible file is complete, and a repeat replaces it.
    await writeFile(`${path}.new`, message, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return {
    sendConfirmation: async (confirmation) =>
      send(`${confirmation.reportId}.eml`, confirmationOf(confirmation, settings)),
    sendNotice: async (notice) => send(`${notice.reportId}.${notice.id}.eml`, noticeOf(notice, settings)),
    sendDanger: async (letter) => send(`${letter.id}.eml`, dangerOf(letter, settings)),
    async close() {
      transport.close()
    },
  }
}

type Message = ReturnType<typeof messageOf>

function confirmationOf(
  { reportId, number, to, locale, discreet = false }: Confirmation,
  settings: LetterSettings,
): Message {
  if (!/^[\d/.-]{1,32}$/.test(number)) throw new MailError('BAD_NUMBER', true)
  const { portal, test } = settings
  return messageOf(
    { id: reportId, to, ...confirmationMessage({ number, portal, test, discreet }, locale) },
    settings,
  )
}

function noticeOf({ id, reportId, to, locale }: Notice, settings: LetterSettings): Message {
  if (!isId(reportId)) throw new MailError('BAD_REPORT_ID', true)
  return messageOf({ id, to, ...noticeMessage(locale) }, settings)
}

const dangerOf = ({ id, to, ...waiting }: DangerLetter, settings: LetterSettings): Message =>
  messageOf({ id, to, ...dangerMessage(waiting) }, settings)

type Letter = { id: string; to: string; sender: string; subject: string; text: string; html?: string }

const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

/** Everything that goes into a header is checked here, as the library does not check all of it. */
function messageOf({ id, to, sender, ...letter }: Letter, { from, messageHost }: LetterSettings) {
  if (!isOneMailbox(to)) throw new MailError('NOT_ONE_MAILBOX', true)
  if (!isId(id)) throw new MailError('BAD_REPORT_ID', true)
  return {
    from: { name: sender, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId: `<${id}@${messageHost}>`,
    ...letter,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
