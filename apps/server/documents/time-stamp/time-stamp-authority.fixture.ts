import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeAuthority, type Issued } from '../seal/certificate-authority.fixture.ts'

const run = promisify(execFile)

export const forTimeStamps = ['keyUsage=critical,digitalSignature', 'extendedKeyUsage=critical,timeStamping']

/** What the authority does with a request: answers as `openssl ts` does, or as a test wants. */
type Behaviour = (question: Buffer, reply: ServerResponse, request: IncomingMessage) => unknown

/** A time-stamp authority on this machine: `openssl ts` behind a small server. */
export async function timeStampAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'tsa-'))
  const ca = makeAuthority(folder, '/CN=AC do Tempo')
  const stamper = ca.issue({
    name: 'tsa',
    subject: '/O=Teste/CN=Autoridade do Tempo',
    extensions: forTimeStamps,
  })
  writeFileSync(join(folder, 'serial'), '01\n')
  writeFileSync(join(folder, 'tsa.cnf'), configuration)
  let count = 0

  /** What `openssl ts` answers, signed by this key. */
  async function stamped(question: Buffer, by: Issued = stamper, section = 'own'): Promise<Buffer> {
    const name = `${(count += 1)}`
    writeFileSync(join(folder, `${name}.tsq`), question)
    const files = [
      '-queryfile',
      `${name}.tsq`,
      '-out',
      `${name}.tsr`,
      '-signer',
      by.certificatePath,
      '-inkey',
      by.keyPath,
    ]
    await run(
      'openssl',
      ['ts', '-reply', '-config', 'tsa.cnf', '-section', section, '-chain', ca.certificatePath, ...files],
      {
        cwd: folder,
      },
    )
    return readFileSync(join(folder, `${name}.tsr`))
  }
  const honest: Behaviour = async (question, reply) => reply.end(await stamped(question))
  let behaviour = honest
  const requests: { headers: IncomingMessage['headers']; question: Buffer }[] = []

  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const question = Buffer.concat(pieces)
      requests.push({ headers: request.headers, question })
      void behaviour(question, reply, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    ca,
    folder,
    requests,
    stamped,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next: Behaviour = honest) {
      behaviour = next
    },
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TimeStampAuthority = Awaited<ReturnType<typeof timeStampAuthority>>

const configuration = `
[own]
serial = serial
digests = sha256
signer_digest = sha256
default_policy = 1.2.3.4.1
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[older]
serial = serial
digests = sha256
signer_digest = sha512
default_policy = 1.2.3.4.1
ess_cert_id_chain = yes
ess_cert_id_alg = sha1
clock_precision_digits = 3
`
