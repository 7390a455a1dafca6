// @ts-check
const product = /^((?:apps|packages)\/[^/]+)\/.*[.]tsx?$/
const notProduct = /[.](test|test-d|fixture|spec|d)[.]/
const exported = /^export (?:async )?(const|let|function\*?|class|type|interface) (\w+)/gm

/** Names that the files of one kind share by convention: who imports one says of which it is by the path. */
const byConvention = new Set(['texts', 'rubric', 'flow', 'told'])

/** A past participle says what was done, and not of what. */
const participle =
  /^(?:(?!Deed|Feed|Need|Seed|Speed)[A-Z][a-z]*ed|Said|Given|Found|Known|Shown|Told|Kept|Sent|Made|Held|Left|Seen|Written|Woken)$/

/**
 * Names of values and types that two files of one package export, and types that are called by a bare participle.
 * @param {readonly import('./source-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function unclearExports(files) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map()
  /** @type {string[]} */
  const participles = []
  for (const { path, text } of files) {
    const root = product.exec(path)?.[1]
    if (root === undefined || notProduct.test(path)) continue
    for (const [, kind = '', name = ''] of text.matchAll(exported)) {
      const isType = kind === 'type' || kind === 'interface'
      if (isType && participle.test(name))
        participles.push(`${path}: the type '${name}' does not say of what`)
      const key = `${root}: ${isType ? 'the type ' : ''}'${name}'`
      if (!byConvention.has(name)) places.set(key, (places.get(key) ?? new Set()).add(path))
    }
  }
  const twice = [...places].filter(([, paths]) => paths.size > 1)
  return [...twice.map(([key, paths]) => `${key} is exported by ${[...paths].join(' and ')}`), ...participles]
}
