import type { DeskReport } from '@delegacia/contract/desk/report'
import type { TextId } from '@delegacia/domain/desk/events/event-parts'
import { removalTellings } from '@delegacia/domain/desk/events/removal-orders'
import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Transaction } from 'kysely'
import { documentDigests } from '../../store/documents/documents.ts'
import type { Database } from '../../store/tables/tables.ts'

/** The papers that tell the judge of an order to leave the home, the newest first. */
export async function removalNotices(
  trx: Transaction<Database>,
  report: string,
  history: History,
  texts: ReadonlyMap<TextId, string>,
): Promise<Pick<DeskReport, 'comunicacoes'>> {
  const tellings = removalTellings(history)
  if (tellings.length === 0) return {}
  const digests = await documentDigests(trx, { report, kind: 'removalNotice' })
  const notices = tellings.map((telling, place) => {
    const sha256 = digests.get(place + 1)
    return {
      numero: place + 1,
      ordenadoEm: telling.orderedAt.toISOString(),
      quem: telling.orderer,
      nome: texts.get(telling.name) ?? '',
      ...(telling.kind === 'removalCorrected' && { porque: texts.get(telling.why) ?? '' }),
      ...(sha256 && { sha256: sha256.toString('hex') }),
    }
  })
  return { comunicacoes: notices.toReversed() }
}
