// @ts-check
import { posix } from 'node:path'

const named =
  /`((?:apps|packages|e2e|tools|bench|docs|[.]ci)\/[\w./-]+)`|\]\((?!https?:)([^)#]+[.]md)[^)]*\)/g

/**
 * Files and folders that a document names, and documents that it links to, which do not exist; the end of a file's name may be left out.
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function missingPaths(files) {
  const known = new Set(files.flatMap(({ path }) => [path, ...shorter(path)]))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(named)].flatMap(([, inCode, link]) => {
          const to = inCode ?? posix.join(posix.dirname(path), link ?? '')
          return known.has(to.replace(/\/$/, '')) ? [] : [`${path}:${index + 1}: ${to} does not exist`]
        }),
      ),
    )
}

/** The folders above a file, and its path without the ends of its name. @param {string} path */
function shorter(path) {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  const ends = [...name.matchAll(/[.]/g)].map(({ index }) => index).filter((index) => index > 0)
  const folder = parts.slice(0, -1)
  return [
    ...folder.map((_, index) => folder.slice(0, index + 1).join('/')),
    ...ends.map((end) => [...folder, name.slice(0, end)].join('/')),
  ]
}
