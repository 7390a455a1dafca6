/**
 * Browser and server read ASN.1, certificates and revocation lists here. Signatures of strangers' files travel in BER; what
 * the station made, and a time stamp, which comes over plain HTTP and is kept for ever, is read by `readDer`, which refuses
 * BER at any depth. The whole check of a time stamp is the server's own (`documents/seal`): it is synchronous and asks more.
 */

/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

/** One element of ASN.1 that was read: its tag, all of its bytes, and what is inside it. */
export type Element = { tag: number; bytes: Bytes; content: Bytes }

/** The input is not what its standard says. */
export class UnreadableError extends Error {}

/** Deeper nesting is made to exhaust a reader. */
const deepest = 32

/**
 * The element at a place. Takes DER and BER (ITU-T X.690), as signing programs write indefinite lengths. Throws
 * `UnreadableError` where a length goes beyond the bytes.
 */
export function readElement(bytes: Bytes, at = 0, depth = 0): Element {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || depth > deepest)
    throw new UnreadableError('Not ASN.1')
  if (first === 0x80) return readIndefinite(bytes, at, depth)
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4) throw new UnreadableError('Not ASN.1')
  let length = lengthBytes === 0 ? first : 0
  for (let place = 0; place < lengthBytes; place += 1) length = length * 256 + (bytes[at + 2 + place] ?? 0)
  const start = at + 2 + lengthBytes
  if (start + length > bytes.length) throw new UnreadableError('Not ASN.1')
  return { tag, bytes: bytes.subarray(at, start + length), content: bytes.subarray(start, start + length) }
}

/**
 * The element that some bytes begin with, for what its standard wants in DER: throws `UnreadableError` where any length in it is
 * indefinite. The bytes are copied.
 */
export function readDer(bytes: Uint8Array): Element {
  const element = readElement(new Uint8Array(bytes))
  if (!isDer(element)) throw new UnreadableError('Not DER')
  return element
}

const isDer = (element: Element, depth = 0): boolean =>
  (element.tag & 0x20) === 0 ||
  (element.bytes[1] !== 0x80 && depth < deepest && children(element).every((one) => isDer(one, depth + 1)))

function readIndefinite(bytes: Bytes, at: number, depth: number): Element {
  const tag = bytes[at] ?? 0
  if ((tag & 0x20) === 0) throw new UnreadableError('Not ASN.1')
  let end = at + 2
  while (bytes[end] !== 0 || bytes[end + 1] !== 0) end += readElement(bytes, end, depth + 1).bytes.length
  return { tag, bytes: bytes.subarray(at, end + 2), content: bytes.subarray(at + 2, end) }
}

/** The elements inside one, maybe none. */
export function children(parent: Element | undefined): Element[] {
  const found: Element[] = []
  if (!parent) return found
  for (let at = 0; at < parent.content.length; at += found.at(-1)?.bytes.length ?? 0)
    found.push(readElement(parent.content, at))
  return found
}

/** An object identifier in dotted notation; '' for any other element. */
export function identifier(element: Element | undefined): string {
  if (element?.tag !== 0x06) return ''
  const arcs: number[] = []
  let arc = 0
  for (const byte of element.content) {
    arc = arc * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    arcs.push(arc)
    arc = 0
  }
  const [both = 0, ...rest] = arcs
  const first = Math.min(Math.floor(both / 40), 2)
  return [first, both - first * 40, ...rest].join('.')
}

/** The bytes of an OCTET STRING, also of one in pieces, whatever its tag. */
export function octets(element: Element | undefined): Bytes {
  if (!element) throw new UnreadableError('Bytes are missing')
  return (element.tag & 0x20) === 0 ? element.content : joined(children(element).map(octets))
}

/** The bytes of a BIT STRING of whole bytes. */
export function bitsOf(element: Element | undefined): Bytes {
  if (element?.tag !== 0x03 || element.content[0] !== 0) throw new UnreadableError('Bits are missing')
  return element.content.subarray(1)
}

/** A UTCTime or GeneralizedTime (RFC 5280, section 4.1.2.5). */
export function instantOf(element: Element | undefined): Date {
  const text = latin1(element?.content ?? new Uint8Array())
  const full = element?.tag === 0x17 ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/.exec(full)
  if (!parts || (element?.tag !== 0x17 && element?.tag !== 0x18)) throw new UnreadableError('No time')
  const [year, month, day, hour, minute, second] = parts.slice(1)
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export const isTrue = (element: Element | undefined): boolean =>
  element?.tag === 0x01 && (element.content[0] ?? 0) !== 0

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** One character a byte. */
export const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place])

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** One element in DER, for what is signed in another form than it travels. */
export function written(tag: number, ...content: Uint8Array[]): Bytes {
  const body = joined(content)
  const { length } = body
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  if (length > 0xffff) throw new UnreadableError('Too long')
  return joined([Uint8Array.from([tag, ...size]), body])
}
