import { getJson } from '../../../api/get-json.ts'
import type { Load } from '../../../api/load.ts'
import { useLoad } from '../../../api/use-load.ts'

export type AddressLoad = Load<{ ip: string }>

/** The address by which the service knows this device (SH-10), loaded once for all that show it. */
export const useDeviceAddress = (address: AddressLoad) =>
  useLoad('ip', () => getJson('/api/USER_IP'), true, address)
