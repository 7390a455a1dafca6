import { connect, type Socket } from 'node:net'
import { ServiceUnavailable } from './service-unavailable.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** Below the 25 MB that clamd takes unless its operator allows fewer. */
const chunkBytes = 64 * 1024
const longestVerdict = 1000

/**
 * ClamAV's daemon over TCP (INSTREAM): the file goes there and nothing else; it is not stored by clamd.
 * @param url `tcp://host:port`
 */
export function createClamd(url: string, timeout = 60_000): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    async scan(file) {
      const verdict = await ask(connect({ host: hostname, port: Number(port) || 3310 }), file, timeout)
      if (/^stream: OK\0?$/.test(verdict)) return 'clean'
      if (/^stream: .+ FOUND\0?$/.test(verdict)) return 'suspicious'
      throw new ServiceUnavailable('clamd gave no verdict')
    },
  }
}

function ask(socket: Socket, file: Uint8Array, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let verdict = ''
    const fail = () => reject(new ServiceUnavailable('clamd cannot be reached'))
    const timer = setTimeout(() => socket.destroy(new Error('late')), timeout)
    socket.on('error', fail)
    socket.on('close', () => {
      clearTimeout(timer)
      if (verdict === '') fail()
      else resolve(verdict)
    })
    socket.on('data', (chunk: Buffer) => {
      verdict += chunk.toString('latin1')
      if (verdict.endsWith('\0') || verdict.length > longestVerdict) socket.destroy()
    })
    socket.write('zINSTREAM\0')
    for (let at = 0; at < file.length; at += chunkBytes) {
      const chunk = file.subarray(at, at + chunkBytes)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
