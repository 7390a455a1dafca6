import type { Call } from '../http/call.ts'
import { readAnnouncements } from './announcement.ts'
import {
  fetchAddendum,
  fetchDocument,
  fetchOriginal,
  fetchPetition,
  fetchReport,
} from './delivered-report.ts'
import { deliveryDescription, readDeliveryKey } from './delivery-key.ts'
import { confirmDelivery } from './receipt.ts'

/** What a receiver may call, on the station's third listener. */
export const deliveryCalls = [
  readAnnouncements,
  fetchReport,
  fetchDocument,
  fetchAddendum,
  fetchPetition,
  fetchOriginal,
  confirmDelivery,
  readDeliveryKey,
  deliveryDescription,
] as const satisfies readonly Call[]
