import type { Point } from '@delegacia/domain/geography/coordinates'
import { cleanText } from '@delegacia/domain/rules/free-text'
import type { Geocoder } from './geocoder.ts'

/** A person waits for it: after this many milliseconds the place is shown without its address. */
const timeout = 5000
const longestAddress = 300

/** A reverse geocoder with the interface of public ones: `?format=json&lat=…&lon=…`, answering `display_name`. */
export function createHttpGeocoder(url: string, timeOutMs = timeout): Geocoder {
  return async (point) => {
    try {
      const answer = await fetch(queryUrl(url, point), {
        headers: {
          accept: 'application/json',
          'accept-language': 'pt-BR',
          'user-agent': 'delegacia-virtual',
        },
        signal: AbortSignal.timeout(timeOutMs),
      })
      if (answer.status === 200) return addressIn(await answer.json())
      await answer.body?.cancel()
    } catch {
      // Not there, too slow or not JSON: the next one is asked.
    }
    return undefined
  }
}

function queryUrl(base: string, { latitude, longitude }: Point): URL {
  const url = new URL(base)
  url.searchParams.set('format', 'json')
  url.searchParams.set('lat', String(latitude))
  url.searchParams.set('lon', String(longitude))
  return url
}

function addressIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('display_name' in answer)) return undefined
  const { display_name: name } = answer
  const line = typeof name === 'string' ? cleanText(name).replace(/\s+/g, ' ').trim() : ''
  return line.slice(0, longestAddress) || undefined
}
