import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line that breaks: while it is down, open connections end in the middle and new ones are refused. */
export type CuttingProxy = {
  /** From now on it breaks each time that so many bytes have gone up, and is back after a moment. */
  cutAfter(...bytes: number[]): void
  /** How often it broke. */
  cuts(): number
  close(): Promise<void>
}

/** How long the line stays down. */
const downMs = 1500

/** A line between that port and the station's. */
export async function startCuttingProxy(port: number, stationPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let planned: number[] = []
  let sent = 0
  let cuts = 0
  let isDown = false

  function cut(): void {
    cuts += 1
    sent = 0
    planned = planned.slice(1)
    isDown = true
    for (const socket of sockets) socket.destroy()
    setTimeout(() => (isDown = false), downMs)
  }
  const server = createServer((near) => {
    if (isDown) return near.destroy()
    const far = connect(stationPort, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => (near.destroy(), far.destroy(), sockets.delete(socket)))
    }
    far.pipe(near)
    near.on('data', (data: Buffer) => {
      const [next] = planned
      sent += data.length
      if (next === undefined || sent < next) return far.write(data)
      return cut()
    })
    return near
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    cutAfter(...bytes) {
      planned = bytes
      sent = 0
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
