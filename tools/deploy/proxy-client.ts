import http2 from 'node:http2'
import { request as httpRequest } from 'node:http'
import { connect as connectPlainly } from 'node:net'
import { connect } from 'node:tls'

/** A request to one of the station's host names, from an address of loopback. */
export type Asked = {
  path: string
  /** `GET` by default. */
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** The address of the client; 127.0.0.5 by default. */
  from?: string
}

export type Answered = { status: number; headers: Record<string, string>; body: Buffer }

/** Where a proxy listens, and who vouches for its certificate. */
export type Front = { port: number; authority: Buffer }

const plain = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith(':') ? [] : [[name, String(value)]])),
  )

/** Opens an HTTP/2 connection over TLS to a host name that the proxy serves; rejects where the certificate is not of that name. */
export function openSession({ port, authority }: Front, name: string, from = '127.0.0.5') {
  return http2.connect(`https://${name}`, {
    createConnection: () =>
      connect({
        socket: connectPlainly({ host: '127.0.0.1', port, localAddress: from }),
        servername: name,
        ca: authority,
        ALPNProtocols: ['h2'],
      }),
  })
}

/** One request by HTTP/2 through the proxy. `name` is the host name, without a port as browsers say it. */
export function ask(front: Front, name: string, asked: Asked): Promise<Answered> {
  const { path, method = 'GET', headers = {}, body, from } = asked
  return new Promise((resolve, reject) => {
    const session = openSession(front, name, from)
    session.on('error', reject)
    // As browsers say it; by itself the library would add the port.
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': name,
      ...headers,
    })
    const parts: Buffer[] = []
    let status = 0
    let answered = {}
    stream.on('response', (all) => {
      status = Number(all[':status'])
      answered = plain(all)
    })
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      session.close()
      resolve({ status, headers: answered, body: Buffer.concat(parts) })
    })
    stream.on('error', (error) => {
      session.close()
      reject(error)
    })
    stream.end(body)
  })
}

/** The same request to the station itself, with the host name that a proxy keeps. */
export function askDirectly(port: number, name: string, asked: Asked): Promise<Answered> {
  const { path, method = 'GET', headers = {}, body } = asked
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host: name, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: plain(answer.headers),
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
