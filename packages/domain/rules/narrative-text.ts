import type { Fault } from './fault.ts'
import { lengthOf } from './text-length.ts'

const narrativeMinimum = 100

/** FA-07: 100 to `max` characters, the maximum being a setting of the server. */
export function checkNarrativeText(value: string, { max }: { max: number }): Fault | undefined {
  const count = lengthOf(value)
  if (count === 0) return { code: 'required' }
  if (count >= narrativeMinimum && count <= max) return undefined
  return { code: 'narrativeSize', holes: { min: narrativeMinimum, max, count } }
}
