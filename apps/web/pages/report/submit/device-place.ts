import type { Registrant } from '@delegacia/domain/report/occurrence'
import { findDevicePoint } from '../../../api/device-point.ts'
import { getJson } from '../../../api/get-json.ts'

/**
 * Where the device is, as the report tells it: the coordinates and, where a geocoder knows one, the address. Empty where the
 * operator does not require the position.
 */
export async function devicePlace(): Promise<Pick<Registrant, 'endereco' | 'lat' | 'lon' | 'ok'>> {
  const point = findDevicePoint()
  if (!point) return {}
  const [lat, lon] = [point.latitude.toFixed(7), point.longitude.toFixed(7)] as const
  const found = await getJson(`/api/posicao?lat=${lat}&lon=${lon}`, { quiet: true }).catch(() => undefined)
  return { endereco: found?.address ?? '', lat: Number(lat), lon: Number(lon), ok: found?.ok ?? 0 }
}
