import { stateNow } from '@delegacia/domain/language/dates'
import { stationNow } from '@delegacia/domain/language/station-time'

const stateZone = 'America/Belem'
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: stateZone, hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: stateZone, weekday: 'short' })
const dayMs = 86_400_000
const minuteMs = 60_000

/** `9h05`, as people of the station say it. */
export const timeOf = (instant: string): string => clock.format(new Date(instant)).replace(':', 'h')

/** `hoje, 9h05`, `sáb., 13h52` within a week, else `14/11/2026, 11h20`: by the State's clock. */
export function momentOf(instant: string, now = stationNow()): string {
  const day = stateNow(new Date(instant)).slice(0, 10)
  const time = timeOf(instant)
  if (day === stateNow(now).slice(0, 10)) return `hoje, ${time}`
  const apart = Math.abs(now.getTime() - new Date(instant).getTime())
  if (apart < 6 * dayMs) return `${weekday.format(new Date(instant))}, ${time}`
  return `${day.split('-').toReversed().join('/')}, ${time}`
}

/** `22 min`, `3 h 38 min`, `9 d 4 h`: what matters of a span. */
export function spanOf(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60), minutes % 60]
  if (days >= 2) return `${days} d ${hours - days * 24} h`
  return hours > 0 ? `${hours} h ${String(rest).padStart(2, '0')} min` : `${rest} min`
}

/** `há 22 min`; `agora` within the first minute. */
export const agoOf = (ms: number): string => (ms < minuteMs ? 'agora' : `há ${spanOf(ms)}`)

export const sinceThen = (instant: string, now = stationNow()): string =>
  agoOf(now.getTime() - new Date(instant).getTime())
