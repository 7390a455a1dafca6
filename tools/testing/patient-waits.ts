import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

/** `vi.waitFor` has no setting for its limit of a second; set once a worker, which runs this for each of its files. */
export function setPatience(): void {
  const { waitFor } = vi
  if ('patienceMs' in waitFor) return
  const patient: typeof waitFor = (look, options) =>
    waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
  vi.waitFor = Object.assign(patient, { patienceMs })
}

setPatience()
