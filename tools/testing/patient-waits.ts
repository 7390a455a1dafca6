import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

const { waitFor } = vi

/** `vi.waitFor` has no setting for its limit of a second. A worker runs this once for each of its files. */
if (!('patienceMs' in waitFor)) {
  const patient: typeof waitFor = (look, options) =>
    waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
  vi.waitFor = Object.assign(patient, { patienceMs })
}
