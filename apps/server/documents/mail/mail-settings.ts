import { isIP } from 'node:net'
import { isOneMailbox } from './mail-address.ts'

export type SmtpSettings = { host: string; port: number; secure: boolean; user: string; password: string }

export type MailSettings = {
  /** Absent: the messages are written into files. */
  smtp: SmtpSettings | undefined
  from: string
  /** What stands behind the @ of every Message-ID. */
  messageHost: string
  portal: string
}

/**
 * Reads MAIL_URL (`smtp://user:password@host:587?from=nao-responda@example.org`, `smtps://` for TLS from the start; the
 * sender is made from PUBLIC_URL when it is not named). Throws without repeating the value, which holds a password.
 */
export function readMailSettings(mailUrl: string, publicUrl: string): MailSettings {
  const { hostname, href } = new URL(publicUrl)
  const domain =
    isIP(hostname.replace(/[[\]]/g, '')) === 0 && hostname.includes('.') ? hostname : 'localhost.localdomain'
  const settings = { from: `nao-responda@${domain}`, messageHost: hostname, portal: href }
  if (mailUrl === '') return { ...settings, smtp: undefined }
  if (!URL.canParse(mailUrl))
    throw new Error('MAIL_URL must be an address such as smtp://user:password@host:587')
  const url = new URL(mailUrl)
  const secure = url.protocol === 'smtps:'
  if ((!secure && url.protocol !== 'smtp:') || url.hostname === '')
    throw new Error('MAIL_URL must start with smtp:// or smtps:// and name a host')
  const from = url.searchParams.get('from') ?? settings.from
  if (!isOneMailbox(from)) throw new Error('MAIL_URL: from must be one e-mail address')
  return {
    ...settings,
    from,
    smtp: {
      host: url.hostname.replace(/[[\]]/g, ''),
      port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
      secure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    },
  }
}
