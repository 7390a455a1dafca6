import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam'
import type { Fault } from './fault.ts'
import { fitsMask } from './mask.ts'

export const renavamMask = '###########'

/** The number of a vehicle in the national register: eleven digits, the last a check digit, not all the same. */
export function checkRenavam(value: string): Fault | undefined {
  return fitsMask(renavamMask, value) && isValidRenavam(value) ? undefined : { code: 'invalidRenavam' }
}
