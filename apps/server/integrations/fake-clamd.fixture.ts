import { createServer, type AddressInfo } from 'node:net'

/** Answers INSTREAM as ClamAV's daemon does: what contains `EICAR` is found. */
export async function startFakeClamd(manner: 'well' | 'silent' | 'limited' = 'well') {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (manner === 'silent') return
      const file = fileIn(received)
      if (!file) return
      seen.push(file)
      const verdict = file.includes('EICAR') ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'
      socket.end(manner === 'limited' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${verdict}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const command = 'zINSTREAM\0'

/** The whole file; undefined while its end has not arrived. */
function fileIn(stream: Buffer): Buffer | undefined {
  if (!stream.toString('latin1').startsWith(command)) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
