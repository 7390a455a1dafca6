import { type Bytes, children, type Element, identifier } from '../asn1/read-asn1.ts'

/** Revocation lists and answers about a status (OCSP), in DER. */
export type RevocationData = { lists: readonly Bytes[]; answers: readonly Bytes[] }

const ids = {
  answer: '1.3.6.1.5.5.7.16.2',
  /** As signing programs of Adobe keep it, in what is signed. */
  adobe: '1.2.840.113583.1.1.8',
  /** As CAdES keeps it, beside what is signed. */
  cades: '1.2.840.113549.1.9.16.2.24',
}

/** More are made to exhaust a reader. */
const most = 100

/** The revocation data that a message carries: in its own place (RFC 5652, section 10.2.1) and in its attributes. */
export function revocationIn(
  own: Element | undefined,
  attributes: ReadonlyMap<string, Element>,
  unsignedAttributes: ReadonlyMap<string, Element>,
): RevocationData {
  const places = [attributes.get(ids.adobe), unsignedAttributes.get(ids.cades)].map((value) => {
    const of = (number: number) =>
      children(children(children(value).find(({ tag }) => tag === (0xa0 | number)))[0])
    return { lists: of(0), answers: of(1) }
  })
  const others = children(own)
    .filter(({ tag }) => tag === 0xa1)
    .map(children)
    .flatMap(([type, answer]) => (answer && identifier(type) === ids.answer ? [answer] : []))
  const lists = [
    ...children(own).filter(({ tag }) => tag === 0x30),
    ...places.flatMap((place) => place.lists),
  ]
  const answers = [...others, ...places.flatMap((place) => place.answers)]
  const inDer = (found: Element[]) => found.slice(0, most).map(({ bytes }) => bytes)
  return { lists: inDer(lists), answers: inDer(answers) }
}
