import type { Bytes } from '../asn1/read-asn1.ts'
import type { RevocationData } from '../cms/revocation-data.ts'
import { unpacked } from './inflate.ts'
import { isDictionary, isReference, itemsIn } from './read-value.ts'
import type { Revision } from './revision.ts'
import { catalogOf } from './signature-fields.ts'

/** More are made to exhaust a reader. */
const mostStreams = 100

/** What a file carries for long-term validation: certificates in DER, and revocation data (ETSI EN 319 142-1, section 5.4). */
export async function readArchive(
  revision: Revision,
): Promise<{ certificates: Bytes[]; revocation: RevocationData }> {
  const store = revision.follow(catalogOf(revision)?.get('DSS'))
  const streamsOf = async (key: string): Promise<Bytes[]> => {
    const items = isDictionary(store) ? itemsIn(revision.follow(store.entries.get(key))) : []
    const found: Bytes[] = []
    for (const item of items.slice(0, mostStreams)) {
      const object = isReference(item) ? revision.get(item.number) : undefined
      if (object && isDictionary(object.value))
        found.push(new Uint8Array(await unpacked(revision.rawStream(object), object.value)))
    }
    return found
  }
  return {
    certificates: await streamsOf('Certs'),
    revocation: { lists: await streamsOf('CRLs'), answers: await streamsOf('OCSPs') },
  }
}
