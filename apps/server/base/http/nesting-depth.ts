/** Whether objects and arrays are nested deeper than that: no report is, and deep nesting can exhaust the stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  // Bytes are nested in nothing, and are many.
  if (ArrayBuffer.isView(value)) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
