import { createReadStream } from 'node:fs'

/** A line without its end, and where in the file the next one begins. */
export type Line = { readonly bytes: Buffer; readonly next: number }

const lineFeed = 10
const carriageReturn = 13

/** The lines of a file from a byte on, however large it is; the last one may lack its end. */
export async function* readLines(file: string, from: number): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let start = from
  for await (const chunk of createReadStream(file, { start: from, highWaterMark: 1 << 18 })) {
    const bytes: Buffer = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
    let begin = 0
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, begin)) {
      yield { bytes: withoutReturn(bytes.subarray(begin, end)), next: start + end + 1 }
      begin = end + 1
    }
    rest = bytes.subarray(begin)
    start += begin
  }
  if (rest.length > 0) yield { bytes: withoutReturn(rest), next: start + rest.length }
}

const withoutReturn = (line: Buffer) => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line)
