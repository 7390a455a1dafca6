import { getJson } from '../api/get-json.ts'
import { stationNow } from '@delegacia/domain/language/station-time'

/** What goes with a report as recaptchaToken; without a value no check is required, or none could be loaded. */
type Token = { value: string | undefined; endsAt: number }

/** A token that expires within this time may expire on its way, in milliseconds. */
const margin = 60_000

let current: Promise<Token> | undefined

/** Begins the work, unless a token is ready or on its way: the proof is made while the person reads (SU-07). */
export const prepare = (): void => void (current ?? begin())

/** The token to send. Never rejects: without one the server says what is missing, and stores nothing. */
export async function token(): Promise<string | undefined> {
  const ready = await (current ?? begin())
  const fresh = ready.endsAt > stationNow().getTime() + margin ? ready : await begin()
  return fresh.value
}

/** Drops a token that was used, or that the server refused. */
export function renew(): void {
  current = undefined
}

function begin(): Promise<Token> {
  const begun = obtain().catch(() => ({ value: undefined, endsAt: 0 }))
  current = begun
  return begun
}

async function obtain(): Promise<Token> {
  const check = await getJson('/api/verificacao-humana', { quiet: true })
  switch (check.tipo) {
    case 'altcha': {
      const { solveWork } = await import('./human-check-work.ts')
      const endsAt = (check.desafio.parameters.expiresAt ?? Infinity) * 1000
      return { value: await solveWork(check.desafio), endsAt }
    }
    case 'recaptcha': {
      const { askRecaptcha } = await import('./human-check-recaptcha.ts')
      // Google's tokens live for two minutes.
      return { value: await askRecaptcha(check.chave), endsAt: stationNow().getTime() + 2 * 60_000 }
    }
    default:
      return { value: undefined, endsAt: Infinity }
  }
}
