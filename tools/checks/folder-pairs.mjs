// @ts-check
import { posix } from 'node:path'

const code = /^((?:apps|packages)\/[^/]+)\/.*[.](?:ts|tsx|mjs)$/
const notProduct = /[.](?:test|test-d|fixture)[.]/
const imported = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"]([^'"]+)['"]/g
const depths = [1, 2, 3]

/**
 * Folders of one app or package that import each other, at any depth up to three. At each depth the files directly in a
 * folder and the files of a folder inside it count as two folders. Tests and fixtures may import anything.
 * @param {readonly import('./source-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function mutualFolders(files) {
  const product = files.filter(({ path }) => code.test(path) && !notProduct.test(path))
  const known = new Set(product.map(({ path }) => path))
  const imports = product.flatMap(({ path, text }) =>
    [...text.matchAll(imported)]
      .map(([, name = '']) => ({ from: path, to: pathOf(path, name, known) }))
      .filter(({ from, to }) => to !== undefined && rootOf(from) === rootOf(to)),
  )
  /** @type {Map<string, string>} */
  const pairs = new Map()
  for (const depth of depths) {
    /** @type {Map<string, string>} the first import that made it */
    const arrows = new Map()
    for (const { from, to = '' } of imports) {
      const [one, other] = [folderOf(from, depth), folderOf(to, depth)]
      const arrow = `${one} ↔ ${other}`
      if (one !== other && !arrows.has(arrow)) arrows.set(arrow, `${from} → ${to}`)
    }
    for (const [arrow, example] of arrows) {
      const [one = '', other = ''] = arrow.split(' ↔ ')
      const back = arrows.get(`${other} ↔ ${one}`)
      // Reported already at a smaller depth.
      const isReported = depths.some(
        (cut) => cut < depth && pairs.has(ordered(cutTo(one, cut), cutTo(other, cut))),
      )
      if (one < other && back !== undefined && !isReported) pairs.set(arrow, `${example}, ${back}`)
    }
  }
  return [...pairs].map(([pair, examples]) => `${pair}: ${examples}`)
}

/** @param {string | undefined} path */
const rootOf = (path) => path && code.exec(path)?.[1]

/** @param {string} folder @param {number} depth */
const cutTo = (folder, depth) =>
  folder
    .split('/')
    .slice(0, 2 + depth)
    .join('/')

/** @param {string} path @param {number} depth */
const folderOf = (path, depth) => cutTo(posix.dirname(path), depth)

/** @param {string} one @param {string} other */
const ordered = (one, other) => (one < other ? `${one} ↔ ${other}` : `${other} ↔ ${one}`)

/**
 * The file that an import in `from` names; undefined where it is not among the known files.
 * @param {string} from @param {string} name @param {ReadonlySet<string>} known
 */
function pathOf(from, name, known) {
  const [, own, inside] = /^@delegacia\/(\w+)\/(.+)$/.exec(name) ?? []
  const path = own ? `packages/${own}/${inside}` : posix.join(posix.dirname(from), name)
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each))
}
