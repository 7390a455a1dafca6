import { createHash, randomBytes, type X509Certificate } from 'node:crypto'
import { boolean, integer, nothing, objectIdentifier, octetString, sequence } from '../asn1/der.ts'
import { checkTimeStamp } from './check-time-stamp.ts'
import { TimeStampError, type TimeStamp } from './time-stamp.ts'

type Rfc3161Options = {
  /** May hold a user and a password, which are sent as basic authentication. */
  url: string
  /** The signer of a time stamp must be one of these or have a chain to one. */
  anchors: readonly X509Certificate[]
  timeoutMs?: number
  /** For how long after a failure there is no further request, so that documents do not queue behind a hanging authority. */
  restMs?: number
  now?: () => Date
}

/** Room for most authorities' tokens, until the first one shows how long this authority's are. */
const usualRoom = 8192
/** Tokens of one authority differ in the length of their numbers and times. */
const slack = 256
const longestAnswer = 64 * 2 ** 10
const sha256 = sequence(objectIdentifier('2.16.840.1.101.3.4.2.1'), nothing)

/** A time-stamp authority over HTTP (RFC 3161, section 3.4). It gets a digest, and no personal data. */
export function createRfc3161TimeStamp(options: Rfc3161Options): TimeStamp {
  const { anchors, timeoutMs = 8000, restMs = 10_000, now = () => new Date() } = options
  const { address, headers } = addressOf(options.url)
  let longest = 0
  let restUntil = 0

  async function ask(digest: Buffer, nonce: Buffer): Promise<Buffer> {
    const request = sequence(integer(1), sequence(sha256, octetString(digest)), integer(nonce), boolean(true))
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', ...headers },
      body: new Uint8Array(request),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (answer.ok) return bytesOf(answer)
    await answer.body?.cancel()
    throw new TimeStampError('refused')
  }

  return {
    get room() {
      return longest === 0 ? usualRoom : longest + slack
    },
    async stamp(bytes) {
      if (performance.now() < restUntil) throw new TimeStampError('no-answer')
      const digest = createHash('sha256').update(bytes).digest()
      const nonce = randomBytes(16)
      try {
        const token = checkTimeStamp(await ask(digest, nonce), { digest, nonce, anchors, now: now() })
        longest = Math.max(longest, token.length)
        return token
      } catch (error) {
        restUntil = performance.now() + restMs
        throw error instanceof TimeStampError ? error : new TimeStampError('no-answer')
      }
    },
  }
}

/** `fetch` does not allow a user and a password in the address. */
function addressOf(text: string): { address: string; headers: Record<string, string> } {
  const url = new URL(text)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (username === '') return { address: url.href, headers: {} }
  const both = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return { address: url.href, headers: { authorization: `Basic ${both.toString('base64')}` } }
}

/** Read in pieces, as an endless answer must not fill the memory. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > longestAnswer) throw new TimeStampError('unreadable')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
