/** Reads what a LevelDB of a browser still holds, what was deleted and not yet compacted included. */

const blockBytes = 32_768
const recordHeader = 7
const footerBytes = 48
const snappy = 1

/** The records of a log, each as it was written: a log wraps long ones into pieces. */
export function textOfLog(log: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let block = 0; block < log.length; block += blockBytes) {
    const end = Math.min(block + blockBytes, log.length)
    for (let at = block; at + recordHeader <= end;) {
      const length = log.readUInt16LE(at + 4)
      const start = at + recordHeader
      if (start + length > end) break
      pieces.push(log.subarray(start, start + length))
      at = start + length
    }
  }
  return Buffer.concat(pieces)
}

/** The blocks of a table, decompressed, with each key whole; nothing of a file that is none. */
export function textOfTable(table: Buffer): Buffer {
  try {
    const footer = table.subarray(-footerBytes)
    const [, afterMeta] = handleAt(footer, 0)
    const [index] = handleAt(footer, afterMeta)
    const blocks = [...entriesOf(blockAt(table, index))].map(({ value }) =>
      blockAt(table, handleAt(value, 0)[0]),
    )
    return Buffer.concat(blocks.flatMap((block) => [block, ...[...entriesOf(block)].map(({ key }) => key)]))
  } catch {
    return Buffer.alloc(0)
  }
}

type Handle = { readonly at: number; readonly size: number }

function handleAt(bytes: Buffer, from: number): [Handle, number] {
  const [at, next] = numberAt(bytes, from)
  const [size, end] = numberAt(bytes, next)
  return [{ at, size }, end]
}

function numberAt(bytes: Buffer, from: number): [number, number] {
  let value = 0
  for (let at = from, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes.readUInt8(at)
    value += (byte % 128) * factor
    if (byte < 128) return [value, at + 1]
  }
}

function blockAt(table: Buffer, { at, size }: Handle): Buffer {
  const block = table.subarray(at, at + size)
  return table.readUInt8(at + size) === snappy ? unpacked(block) : block
}

/** The entries of a block: the keys without what the one before has in common, and their values. */
function* entriesOf(block: Buffer): Generator<{ key: Buffer; value: Buffer }> {
  const end = block.length - 4 - 4 * block.readUInt32LE(block.length - 4)
  let last = Buffer.alloc(0)
  for (let at = 0; at < end;) {
    const [shared, afterShared] = numberAt(block, at)
    const [own, afterOwn] = numberAt(block, afterShared)
    const [length, start] = numberAt(block, afterOwn)
    last = Buffer.concat([last.subarray(0, shared), block.subarray(start, start + own)])
    yield { key: last, value: block.subarray(start + own, start + own + length) }
    at = start + own + length
  }
}

/** Decompresses Snappy's raw format. */
function unpacked(packed: Buffer): Buffer {
  const [size, start] = numberAt(packed, 0)
  const out = Buffer.alloc(size)
  let to = 0
  for (let at = start; at < packed.length;) {
    const tag = packed.readUInt8(at)
    at += 1
    const kind = tag % 4
    if (kind === 0) {
      let length = tag >> 2
      if (length >= 60) {
        const bytes = length - 59
        length = packed.readUIntLE(at, bytes)
        at += bytes
      }
      to += packed.copy(out, to, at, at + length + 1)
      at += length + 1
      continue
    }
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    const width = kind === 3 ? 4 : kind
    const back = kind === 1 ? ((tag >> 5) << 8) + packed.readUInt8(at) : packed.readUIntLE(at, width)
    at += width
    for (let copied = 0; copied < length; copied += 1, to += 1) out[to] = out.readUInt8(to - back)
  }
  return out
}
