import { stationNow } from '@delegacia/domain/language/station-time'
import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The time by the station's clock, which moves while it is shown. */
export function useNow(): Date {
  const [now, setNow] = useState(stationNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(stationNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
