import { cpfType, type IdentityDocument, type InvolvedParty } from './involved-party.ts'

/** The places of the two documents of a person: the forms ask for them there, the wire tells them apart by their kind. */
const places = { identity: 0, cpf: 1 } as const

const cpfPlace = ({ tipo_pessoa, documento = [] }: InvolvedParty): number =>
  tipo_pessoa === 'J' ? -1 : documento.findIndex(({ tipo }) => tipo === cpfType)

/** The person with the CPF in its place, whatever the order in which the documents were sent. */
export function withDocumentsByKind(party: InvolvedParty): InvolvedParty {
  const sent = cpfPlace(party)
  if (sent < 0 || sent === places.cpf) return party
  const { documento = [] } = party
  const [identity = {}, ...others] = documento.filter((_, place) => place !== sent)
  return { ...party, documento: [identity, documento[sent] ?? {}, ...others] }
}

/** Where a document that now stands at this place was sent. */
export function sentDocumentPlace(party: InvolvedParty, place: number): number {
  const sent = cpfPlace(party)
  if (place === places.cpf && sent >= 0) return sent
  return place === places.identity && sent === places.identity ? places.cpf : place
}

/** The places of documents beside the one CPF and the one identity document that a report takes. */
export function documentsTooMany({ documento = [] }: InvolvedParty): number[] {
  const kindOf = ({ tipo }: IdentityDocument) => (tipo === undefined ? undefined : tipo === cpfType)
  return documento.flatMap((one, place) => {
    const kind = kindOf(one)
    return kind !== undefined && documento.slice(0, place).some((other) => kindOf(other) === kind)
      ? [place]
      : []
  })
}
