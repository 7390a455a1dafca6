import { leavesOf, replaced, type Path } from './odd-bodies.fixture.ts'

/** A body that grows with the length that is asked for. */
export type LongBody = { name: string; of(length: number): string }

const fills = [
  ' ',
  '\n',
  '1',
  '1 ',
  'a ',
  '.',
  '-',
  '/',
  ':',
  ',',
  '@',
  'a@',
  '+',
  '(',
  '%',
  '\\',
  '"',
  'é',
  '́',
  '1.1.',
  '<a',
  'https://',
]

/** Each text of a valid body filled with what a parser may stumble over, each list with copies, and fields without an end. */
export function longBodies(valid: object): LongBody[] {
  // Of several people or things one is enough.
  const places = new Map(
    leavesOf(valid).map((place) => [place.filter((part) => typeof part === 'string').join('/'), place]),
  )
  return [
    ...[...places.values()].flatMap((place) => grown(valid, place)),
    { name: 'many fields', of: (length) => JSON.stringify({ ...valid, ...manyFields(length) }) },
    {
      name: 'one field many times',
      of: (length) => JSON.stringify(valid).replace('{', `{${'"a":1,'.repeat(length / 6)}`),
    },
  ]
}

function grown(valid: object, place: Path): LongBody[] {
  const before = place.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], valid)
  const name = place.join('/')
  const body = (value: unknown) => JSON.stringify(replaced(valid, place, value))
  if (Array.isArray(before) && before.length > 0) {
    const size = JSON.stringify(before).length
    return [
      {
        name: `${name}: copies`,
        of: (length) => body(Array.from({ length: length / size }, () => before).flat()),
      },
    ]
  }
  if (typeof before !== 'string') return []
  return fills.map((fill) => ({
    name: `${name}: ${JSON.stringify(fill)}`,
    of: (length) => body(`a${fill.repeat(length / fill.length)}a`),
  }))
}

const manyFields = (length: number) =>
  Object.fromEntries(Array.from({ length: length / 10 }, (_, n) => [`x${n}`, 1]))

/** What costs less than this many milliseconds stops nobody, whatever its shape. */
const cheap = 60
/** Four times the length costs four times as much where it is linear, and sixteen times where it is quadratic. */
const allowed = 9

/** The bodies of which four times the length costs much more than four times as much, with how much. */
export async function worseThanLinear(
  bodies: readonly LongBody[],
  { limit, send }: { limit: number; send: (payload: string) => Promise<unknown> },
): Promise<string[]> {
  // Escaped, a text is up to twice as long.
  const long = Math.floor(limit / 2.5)
  const found: string[] = []
  for (const { name, of } of bodies) {
    const [short, whole] = [of(Math.floor(long / 4)), of(long)]
    if ((await leastTime(1, () => send(whole))) < cheap) continue
    // Once more, as the machine may have been busy.
    const [few, many] = [await leastTime(5, () => send(short)), await leastTime(3, () => send(whole))]
    if (many >= cheap && many / few >= allowed) found.push(`${name} × ${(many / few).toFixed(0)}`)
  }
  return found
}

/** The least time of several, in milliseconds: what the work costs without what else the machine does. */
export async function leastTime(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now()
    await work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}
