import type { ValidationIssue } from './validation-issue.ts'

/** Characters. */
export const houseNumberSize = 15

/** A house number as doors have it: `12`, `12A`, `S/N`, `KM 3,5`. */
export function checkHouseNumber(value: string): ValidationIssue | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,/ºª-]*$/u.test(value)) return { code: 'invalidNumber' }
  const left = value.length - houseNumberSize
  return left > 0 ? { code: 'tooLong', params: { max: houseNumberSize, left } } : undefined
}
