/** Whether a font can draw a code point. */
export type Coverage = (codePoint: number) => boolean

/**
 * Reads what a TrueType font covers from its `cmap` table: the segments of format 12 (all of Unicode) or, where there
 * is none, of format 4 (the first 65,536 code points).
 */
export function fontCoverage(font: Buffer): Coverage {
  const cmap = tableOffset(font, 'cmap')
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  )
  const withFormat = (format: number) => subtables.find((offset) => font.readUInt16BE(offset) === format)
  const full = withFormat(12)
  const basic = withFormat(4)
  if (full === undefined && basic === undefined) throw new Error('The font has no Unicode character map')
  const ranges = joined(full === undefined ? basicRanges(font, basic ?? 0) : fullRanges(font, full))
  return (codePoint) => isWithin(ranges, codePoint)
}

type Range = readonly [first: number, last: number]

function tableOffset(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${name}`)
}

function fullRanges(font: Buffer, at: number): Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

function basicRanges(font: Buffer, at: number): Range[] {
  const doubledCount = font.readUInt16BE(at + 6)
  return Array.from({ length: doubledCount / 2 }, (_, index): Range => {
    const last = font.readUInt16BE(at + 14 + index * 2)
    const first = font.readUInt16BE(at + 16 + doubledCount + index * 2)
    return [first, last]
  }).filter(([first]) => first !== 0xffff)
}

/** Neighbouring ranges as one: a Chinese font has thousands of them. */
function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [first, last] of ranges) {
    const before = all.at(-1)
    if (before !== undefined && before[1] + 1 === first) all.splice(-1, 1, [before[0], last])
    else all.push([first, last])
  }
  return all
}

function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (range === undefined) return false
    if (codePoint < range[0]) high = middle - 1
    else if (codePoint > range[1]) low = middle + 1
    else return true
  }
  return false
}
