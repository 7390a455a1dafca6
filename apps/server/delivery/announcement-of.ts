import type { Announcement } from '@delegacia/contract/delivery/announcement'
import { deliveredTypes, type DeliveredKind } from '@delegacia/domain/desk/delivery/delivered-types'

type Listed = { event_id: string; place: string; kind: DeliveredKind; occurred_at: Date; bop: string }

/** What a receiver is told: that something happened, when and to which report. `source` is where the receiver asks. */
export const announcementOf = (
  { event_id, place, kind, occurred_at, bop }: Listed,
  source: string,
): Announcement => ({
  specversion: '1.0',
  id: event_id,
  source,
  type: deliveredTypes[kind],
  subject: bop,
  time: occurred_at.toISOString(),
  datacontenttype: 'application/json',
  data: { numero: bop, posicao: Number(place) },
})
