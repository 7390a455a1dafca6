import { children, type Element } from './der.ts'

const integerTag = 0x02
const sequenceTag = 0x30

/** The name of the issuer in a revocation list, in DER (RFC 5280, section 5.1). Throws where the bytes are no such list. */
export function issuerOfList(list: Uint8Array): Buffer {
  const [issuer] = fieldsOf(list)
  if (issuer?.tag !== sequenceTag) throw new Error('Not a revocation list')
  return issuer.bytes
}

/** When a revocation list runs out; undefined for one that does not say. Throws where the bytes are no such list. */
export function endOfList(list: Uint8Array): Date | undefined {
  const [, , until] = fieldsOf(list)
  return until && instantOf(until)
}

/** From the issuer's name on. */
function fieldsOf(list: Uint8Array): Element[] {
  const [signed, algorithm, signature] = children(list)
  const fields = signed === undefined ? [] : children(signed.bytes)
  if (algorithm === undefined || signature === undefined) throw new Error('Not a revocation list')
  return fields.slice(fields[0]?.tag === integerTag ? 2 : 1)
}

/** A UTCTime or GeneralizedTime, if the element is one. */
function instantOf({ tag, content }: Element): Date | undefined {
  const text = content.toString('latin1')
  const full = tag === 0x17 ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full)
  if ((tag !== 0x17 && tag !== 0x18) || !parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
