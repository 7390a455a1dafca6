import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type LostCommitReply = {
  /** The address of the database through the proxy that breaks. */
  url: string
  /** The next commit reaches the database, but its response is lost. */
  loseNext(): void
  lost(): number
  close(): Promise<void>
}

/** A proxy to the database that breaks, on demand, right after a commit has passed. */
export async function loseCommitReply(databaseUrl: string): Promise<LostCommitReply> {
  const target = new URL(databaseUrl)
  const { hostname, port } = target
  const sockets = new Set<Socket>()
  let armed = false
  let lost = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => (near.destroy(), far.destroy(), sockets.delete(socket)))
    }
    let mute = false
    near.on('data', (data) => {
      far.write(data)
      if (!armed || !data.includes('commit')) return
      armed = false
      lost += 1
      mute = true
    })
    far.on('data', (data) => {
      // Once the database has answered, the commit has happened.
      if (mute) near.destroy()
      else near.write(data)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  target.port = String((server.address() as AddressInfo).port)
  return {
    url: target.href,
    loseNext: () => void (armed = true),
    lost: () => lost,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
