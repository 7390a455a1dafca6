import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A passkey as a phone or USB key would have it: ES256, made for one host. */
export type VirtualKey = {
  id: string
  privateKey: KeyObject
  host: string
  counter: number
  userHandle: string
}

type Asked = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }

/** What a page in the browser is: where it was loaded from. An authenticator signs that, whatever a page says. */
type Page = { origin: string }

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** CBOR (RFC 8949) of what a key sends: integers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([name, one]) => [cbor(name), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

const present = 0x01
const verified = 0x04
const attested = 0x40

const clientData = (type: string, challenge: string, { origin }: Page) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })

/** Makes a key for the host that the page asks for, and the answer with it. */
export function makeKey(asked: Asked, page: Page, flags = present | verified) {
  const host = asked.rp?.id ?? ''
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const id = randomBytes(32)
  const authData = Buffer.concat([
    sha256(host),
    Buffer.from([flags | attested]),
    counterBytes(1),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    cose,
  ])
  const attestation = cbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  )
  const key: VirtualKey = { id: b64(id), privateKey, host, counter: 1, userHandle: asked.user?.id ?? '' }
  return {
    key,
    response: {
      id: b64(id),
      rawId: b64(id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientData('webauthn.create', asked.challenge, page)),
        attestationObject: b64(attestation),
        transports: ['internal' as const],
      },
    },
  }
}

/** Signs what a page asks; the counter goes up, as in a real key. */
export function signWith(key: VirtualKey, asked: Asked, page: Page, flags = present | verified) {
  key.counter += 1
  const authData = Buffer.concat([sha256(key.host), Buffer.from([flags]), counterBytes(key.counter)])
  const data = clientData('webauthn.get', asked.challenge, page)
  const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), key.privateKey)
  return {
    id: key.id,
    rawId: key.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: b64(data),
      authenticatorData: b64(authData),
      signature: b64(signature),
      userHandle: key.userHandle,
    },
  }
}
