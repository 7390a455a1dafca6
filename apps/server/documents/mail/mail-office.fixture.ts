import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailOffice = {
  /** The value for MAIL_URL. */
  url: string
  /** Every letter that came, the oldest first. */
  letters: Email[]
  close(): Promise<void>
}

/** A mail server that takes and keeps whatever is sent. */
export async function startMailOffice(): Promise<MailOffice> {
  const letters: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void keep(Buffer.concat(parts), done)
      })
    },
  })
  const keep = async (raw: Buffer, done: () => void) => {
    letters.push(await PostalMime.parse(raw))
    done()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
