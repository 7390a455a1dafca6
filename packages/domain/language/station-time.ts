/** By how much the station's clock is ahead of the device's, in milliseconds; undefined until the station has said its time. */
let aheadMs: number | undefined

/**
 * Learns the time from the `Date` header of an answer that came from the station just now. One that a browser or the service worker
 * may have kept says the time of another day, so only what may not be kept, or was asked for anew, is given here.
 */
export function noteStationTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  // The header leaves the parts of a second out.
  if (!Number.isNaN(at)) aheadMs = at + 1000 - Date.now()
}

/** The time by the station's clock, by which it judges dates and ages; by the device's where the station has not said it. */
export const stationNow = (): Date => new Date(Date.now() + (aheadMs ?? 0))

/** Whether the station has said its time to this page. */
export const knowsStationTime = (): boolean => aheadMs !== undefined
