import type { Point } from '@delegacia/domain/geography/coordinates'
import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { getJson } from './get-json.ts'

/** FA-11; the first two sentences are those of the specification. */
const texts = defineTexts({
  unsupported: {
    pt: 'Geolocalização não suportada pelo navegador.',
    en: 'Geolocation is not supported by the browser.',
    es: 'El navegador no admite la geolocalización.',
    fr: 'La géolocalisation n’est pas prise en charge par le navigateur.',
  },
  denied: {
    pt: 'Usuário negou a permissão de geolocalização.',
    en: 'The user denied the geolocation permission.',
    es: 'El usuario denegó el permiso de geolocalización.',
    fr: 'L’utilisateur a refusé l’autorisation de géolocalisation.',
  },
  unavailable: {
    pt: 'Seu aparelho não conseguiu dizer onde está. Tente de novo ou mostre o lugar no mapa.',
    en: 'Your device could not tell where it is. Try again or show the place on the map.',
    es: 'Su dispositivo no pudo decir dónde está. Inténtelo de nuevo o muestre el lugar en el mapa.',
    fr: 'Votre appareil n’a pas pu dire où il se trouve. Réessayez ou montrez le lieu sur la carte.',
  },
})

/** Where the device is; `ok` 0 and an empty address where no geocoder knew one. */
export type FoundPosition = {
  readonly state: 'found'
  readonly point: Point
  readonly address: string
  readonly ok: 0 | 1
  /** The municipality of Pará by its IBGE code; undefined outside Pará, or while the station cannot be asked. */
  readonly municipality: { readonly id: number; readonly name: string } | undefined
}

/** Why it is not known, with the sentence for the person. */
export type NoPosition = {
  readonly state: 'unsupported' | 'denied' | 'unavailable'
  readonly message: string
}

const positionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

/** Asks the browser, which asks the person: only ever to be called because the person pressed something. */
export async function locate(locale: Locale): Promise<FoundPosition | NoPosition> {
  const unlocated = (state: NoPosition['state']): NoPosition => ({
    state,
    message: say(texts[state], locale),
  })
  if (!('geolocation' in navigator)) return unlocated('unsupported')
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions),
    )
    return await placed({ latitude: coords.latitude, longitude: coords.longitude })
  } catch (cause) {
    return unlocated(isDenial(cause) ? 'denied' : 'unavailable')
  }
}

/** PERMISSION_DENIED of the browser's error, which is no Error. */
const isDenial = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 1

/** The point with its address; without an answer of the station the coordinates alone count. */
async function placed(point: Point): Promise<FoundPosition> {
  const query = `lat=${point.latitude.toFixed(7)}&lon=${point.longitude.toFixed(7)}` as const
  const found = await getJson(`/api/posicao?${query}`).catch(() => undefined)
  return {
    state: 'found',
    point,
    address: found?.address ?? '',
    ok: found?.ok ?? 0,
    municipality: found?.municipio ? { id: found.municipio.id, name: found.municipio.nome } : undefined,
  }
}
