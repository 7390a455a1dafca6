import { getJson } from '../../../api/get-json.ts'
import type { LoadState } from '../../../api/load.ts'
import { useLoad } from '../../../api/use-load.ts'

/** What the home screen waits for before a report can begin (SH-10). */
export type HomeState = {
  readonly address: LoadState<{ ip: string }>
  /** Whether a report needs the position of the device: false until the answer comes, and where none comes. */
  readonly needsPlace: boolean
}

export function useHomeState(): HomeState {
  const address = useLoad('ip', () => getJson('/api/USER_IP'))
  const place = useLoad('place', () => getJson('/api/ATIVA_FUNCAO_GEOLOCALIZACAO'))
  return {
    address,
    needsPlace: place.state === 'ready' && Number(place.value[0]) === 1,
  }
}

/** Whether the operator offers the validation of documents: a `valor` that is not zero (SH-07). */
export function useValidationCard(): boolean {
  const setting = useLoad('validation', () => getJson('/api/HABILITAR_CARD_VALIDADOC'))
  return setting.state === 'ready' && Number(setting.value[0]?.valor ?? 0) !== 0
}
