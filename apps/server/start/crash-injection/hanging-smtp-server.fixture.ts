import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type HangingSmtpServer = {
  /** The value for MAIL_URL. */
  url: string
  /** Connections that are open now. */
  open(): number
  /** Connections that were ever made. */
  taken(): number
  close(): Promise<void>
}

/**
 * A mail server that accepts every connection and no letter. `silent` never answers; `dripping` greets, and then sends
 * one line after the other of an endless answer, so that no idle time-out is ever reached.
 */
export async function startHangingSmtpServer(manner: 'silent' | 'dripping'): Promise<HangingSmtpServer> {
  const sockets = new Set<Socket>()
  let taken = 0
  const server = createServer((socket) => {
    taken += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.resume()
    if (manner === 'dripping') drip(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    taken: () => taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function drip(socket: Socket): void {
  socket.write('220 mail.example ESMTP\r\n')
  const timer = setInterval(() => socket.write('250-X-DRIP\r\n'), 100)
  socket.on('close', () => clearInterval(timer))
}
