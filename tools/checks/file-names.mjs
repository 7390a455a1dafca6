// @ts-check
const nameless = /^(utils?|helpers?|common|misc|v\d+)$/i
const code = /^(apps|packages|tools|e2e|proof)\/.*[.](ts|tsx|mjs|cjs|css|sql|typ|html)$/
const kebab = /^[._]?[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9-]+)*$/

/**
 * Files and folders whose name says nothing (`utils`, `helpers`, `common`, `misc`, `v2`), or not in kebab case.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export function badNames(files) {
  return files.flatMap(({ path }) => {
    const parts = path.split('/')
    const empty = parts.filter((part) => nameless.test(part.split('.', 1)[0] ?? ''))
    if (empty.length > 0) return [`${path}: '${empty.join("', '")}' says nothing; name what it does`]
    const odd = code.test(path) ? parts.filter((part) => !kebab.test(part)) : []
    return odd.map((part) => `${path}: '${part}' is not in kebab case`)
  })
}
