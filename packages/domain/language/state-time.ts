import { stateNow } from './dates.ts'

/** The instant in ISO 8601 to the second, with the State's offset: `2026-11-21T09:15:00-03:00`. */
export function stateIso(instant: Date): string {
  const seconds = instant.toISOString().slice(16, 19)
  const local = `${stateNow(instant)}${seconds}`
  const minutes = (Date.parse(`${local}Z`) - Math.floor(instant.getTime() / 1000) * 1000) / 60_000
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${two(hour)}:${two(minute)}`
}

/** The year whose numbers are being given at that instant in Pará. */
export const stateYear = (instant: Date): number => Number(stateNow(instant).slice(0, 4))
