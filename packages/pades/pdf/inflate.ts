import { joined, UnreadableError } from '../asn1/read-asn1.ts'
import { type Dictionary, isDictionary, itemsIn, nameIn, type PdfValue } from './read-value.ts'

/** What unpacks to more is made to fill a memory. */
const largest = 64 * 2 ** 20

/** The content of a stream of tables or objects: unpacked, its rows restored (ISO 32000-1, sections 7.4.4 and 7.5). */
export async function unpacked(stream: Uint8Array, { entries }: Dictionary): Promise<Uint8Array> {
  const filters = filtersOf(entries.get('Filter'))
  if (filters.length === 0) return stream
  if (filters.length > 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl'))
    throw new UnreadableError('Packed in a way that is not read here')
  const given = entries.get('DecodeParms')
  const parameters = isDictionary(given) ? given : itemsIn(given)[0]
  const whole = await inflated(stream)
  return isDictionary(parameters) ? restored(whole, parameters) : whole
}

const filtersOf = (value: PdfValue | undefined): (string | undefined)[] =>
  value === undefined || value === null ? [] : nameIn(value) ? [nameIn(value)] : itemsIn(value).map(nameIn)

async function inflated(stream: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([new Uint8Array(stream)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader()
  for (;;) {
    // What stands behind the packed bytes (a line break) is an error to browsers, after all of them were unpacked.
    const { done, value } = await reader
      .read()
      .catch((): { done: true; value?: undefined } => ({ done: true }))
    if (done || !value) break
    length += value.length
    if (length > largest) throw new UnreadableError('Too large')
    parts.push(value)
  }
  return joined(parts)
}

/** Undoes the predictors of PNG, with one byte a sample. */
function restored(bytes: Uint8Array, { entries }: Dictionary): Uint8Array {
  const number = (key: string, usual: number) => {
    const value = entries.get(key)
    return typeof value === 'number' ? value : usual
  }
  const predictor = number('Predictor', 1)
  if (predictor === 1) return bytes
  if (predictor < 10 || number('Colors', 1) !== 1 || number('BitsPerComponent', 8) !== 8)
    throw new UnreadableError('Packed in a way that is not read here')
  const columns = number('Columns', 1)
  const rows = Math.floor(bytes.length / (columns + 1))
  const out = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column += 1) {
      const to = row * columns + column
      const left = column === 0 ? 0 : (out[to - 1] ?? 0)
      const up = row === 0 ? 0 : (out[to - columns] ?? 0)
      const corner = row === 0 || column === 0 ? 0 : (out[to - columns - 1] ?? 0)
      out[to] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + predicted(kind, left, up, corner)
    }
  }
  return out
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}
