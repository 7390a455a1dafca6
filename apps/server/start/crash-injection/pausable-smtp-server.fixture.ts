import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type PausableSmtpServer = {
  /** The value for MAIL_URL. */
  url: string
  /** From now on connections are accepted and not answered, open ones too; the returned function ends that. */
  pause(): () => void
  /** The recipients of the letters, by the report in the Message-ID; a letter that arrived twice counts once. */
  letters: Map<string, Set<string>>
  close(): Promise<void>
}

/** A mail server that keeps the letters that it receives, behind a proxy that can be made to hang. */
export async function startPausableSmtpServer(): Promise<PausableSmtpServer> {
  const letters: PausableSmtpServer['letters'] = new Map()
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        void keep(letters, Buffer.concat(parts), to, done)
      })
    },
  })
  office.on('error', () => undefined)
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
  const { port } = office.server.address() as AddressInfo

  const sockets = new Set<Socket>()
  let isHanging = false
  const door = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    // A connection that was muted stays mute: dropped bytes cannot be sent later.
    let isMute = isHanging
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => (near.destroy(), far.destroy(), sockets.delete(socket)))
    }
    const pass = (to: Socket) => (data: Buffer) => {
      isMute ||= isHanging
      if (!isMute) to.write(data)
    }
    near.on('data', pass(far))
    far.on('data', pass(near))
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`,
    pause() {
      isHanging = true
      return () => void (isHanging = false)
    },
    letters,
    async close() {
      for (const socket of sockets) socket.destroy()
      door.close()
      await new Promise<void>((resolve) => office.close(() => resolve()))
    },
  }
}

async function keep(
  letters: PausableSmtpServer['letters'],
  raw: Buffer,
  to: string[],
  done: () => void,
): Promise<void> {
  const { messageId = '' } = await PostalMime.parse(raw)
  const report = /^<([\da-f-]{36})@/.exec(messageId)?.[1] ?? messageId
  letters.set(report, new Set([...(letters.get(report) ?? []), ...to]))
  done()
}
