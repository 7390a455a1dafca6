const known = ['br', 'gzip'] as const
export type Encoding = (typeof known)[number]

/** The encoding that an Accept-Encoding header prefers, the first of ours where two are equal; undefined for none of ours. */
export function acceptedEncoding(
  header: string | undefined,
  ours: readonly Encoding[] = known,
): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return ours.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a))[0]
}
