const known = ['br', 'gzip'] as const
export type Encoding = (typeof known)[number]

/** Browsers send some ten short headers; made-up ones must neither fill the memory nor take time. */
const mostRemembered = 100
const mostRead = 500
const remembered = new Map<string, ReadonlyMap<string, number>>()

/** How much a header wants each encoding, from 0 to 1. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  const known = remembered.get(header)
  if (known) return known
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((each) => each.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )
  if (remembered.size < mostRemembered) remembered.set(header, weights)
  return weights
}

/** The encoding that an Accept-Encoding header prefers, the first of ours where two are equal; undefined for none of ours. */
export function acceptedEncoding(
  header: string | undefined,
  ours: readonly Encoding[] = known,
): Encoding | undefined {
  const weights = weightsIn(header?.slice(0, mostRead) ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return ours.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a))[0]
}
