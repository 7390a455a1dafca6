import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { readMailSettings } from '../../documents/mail/mail-settings.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { isLoopback } from './choices.ts'
import { faultCode, look, ok, wrong, type Finding } from './finding.ts'

const patience = 8000

/** Greets the mail server and leaves: nobody gets a letter, and no password is sent. */
export async function checkMail({
  mailUrl,
  publicUrl,
}: Pick<Settings, 'mailUrl' | 'publicUrl'>): Promise<Finding> {
  const check = 'mail'
  if (mailUrl === undefined) return look(check, 'letters become files in DATA_DIR/mail', 'set MAIL_URL')
  let smtp
  try {
    ;({ smtp } = readMailSettings(mailUrl, publicUrl))
  } catch {
    return wrong(check, 'MAIL_URL cannot be used', 'docs/operations/settings.md, "Letters"')
  }
  if (!smtp) return look(check, 'letters become files in DATA_DIR/mail', 'set MAIL_URL')
  const { host, port, secure, user } = smtp
  try {
    const offers = await greet(
      secure ? connectTls({ host, port, servername: host }) : connect({ host, port }),
      secure,
    )
    const encrypted = secure || offers.includes('STARTTLS')
    if (!encrypted && !isLoopback(`http://${host}`))
      return look(
        check,
        `${host} answers and offers no TLS`,
        'letters go in the clear: use smtps:// or a server with STARTTLS',
      )
    if (user !== '' && encrypted === secure && !offers.includes('AUTH'))
      return wrong(
        check,
        `${host} answers and takes no password`,
        'leave user and password out of MAIL_URL, or use its port for submission',
      )
    return ok(check, `${host} answers${encrypted ? ', with TLS' : ''}`)
  } catch (error) {
    return wrong(
      check,
      `${host} does not answer (${faultCode(error)})`,
      'letters wait: check MAIL_URL and the mail server',
    )
  }
}

/** What the server offers in its answer to EHLO, in capitals. Rejects where it does not greet as a mail server. */
async function greet(socket: Socket, secure: boolean): Promise<string> {
  const timer = setTimeout(() => socket.destroy(new Error('no answer')), patience)
  try {
    await once(socket, secure ? 'secureConnect' : 'connect')
    const greeting = await answerOf(socket)
    if (!greeting.startsWith('220')) throw new Error('no greeting')
    socket.write('EHLO doctor.invalid\r\n')
    const offers = await answerOf(socket)
    socket.end('QUIT\r\n')
    return offers.startsWith('250') ? offers.toUpperCase() : ''
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/** One answer: lines of a code and a hyphen, the last with a space. */
async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  while (!/^\d{3} .*\r?\n/m.test(text)) {
    const [part] = await once(socket, 'data')
    text += String(part)
  }
  return text
}
