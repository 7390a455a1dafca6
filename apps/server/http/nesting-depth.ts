/** Whether objects and arrays lie deeper in each other than that: no report does, and a deep one can exhaust a stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
