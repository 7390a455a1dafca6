import { useEffect, useState } from 'react'
import { findDevicePoint, keepDevicePoint } from '../api/device-point.ts'

/** The state of the device's position; `missing` is one that may be read but was not found. */
export type PlaceState = 'checking' | 'ask' | 'waiting' | 'ready' | 'denied' | 'missing' | 'unsupported'

/** GPS is slow indoors; a position of the last minutes is as good. */
const positionOptions = { timeout: 20_000, maximumAge: 300_000 } satisfies PositionOptions

/** Whether this device shares its position, which goes with the report and nowhere else. */
export function useDevicePlace(): { state: PlaceState; ask: () => void } {
  const [state, setState] = useState<PlaceState>(findDevicePoint() ? 'ready' : 'checking')

  function ask(): void {
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        keepDevicePoint({ latitude, longitude })
        setState('ready')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'missing'),
      positionOptions,
    )
  }

  // A person who has already answered the browser is not asked again.
  useEffect(() => {
    if (findDevicePoint()) return
    let gone = false
    void answerSoFar().then((answer) => {
      if (gone) return
      if (answer === 'granted') ask()
      else setState(answer)
    })
    return () => {
      gone = true
    }
  }, [])

  return { state, ask }
}

async function answerSoFar(): Promise<'granted' | 'ask' | 'denied' | 'unsupported'> {
  if (!('geolocation' in navigator)) return 'unsupported'
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'prompt' ? 'ask' : state
  } catch {
    // An old browser does not say; asking does no harm.
    return 'ask'
  }
}
