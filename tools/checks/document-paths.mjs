// @ts-check
import { posix } from 'node:path'

const named =
  /`((?:apps|packages|e2e|tools|proof|docs|[.]ci)\/[\w./-]+)`|\]\((?!https?:)([^)#]+[.]md)[^)]*\)/g
const anchored = /\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g
/** A message or a comment that sends its reader to a page, and to a chapter of it: `docs/a.md, "Chapter"`. */
const sentTo = /(docs\/[\w/-]+[.]md)(?:, "([^"\n]+)")?/g
const sends = /^(?:apps|packages|deploy|proof|e2e)\/(?!.*[.](?:test|spec)[.])/

/**
 * Files and folders that a document names, documents that it links to, and chapters of them, which do not exist; the end of a file's name
 * may be left out. So are pages and chapters that the product sends its operator to.
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @returns {string[]}
 */
export function missingPaths(files) {
  const known = new Set(files.flatMap(({ path }) => [path, ...shorter(path)]))
  const pages = files.filter(({ path }) => path.endsWith('.md'))
  /** @type {Map<string, Set<string>>} */
  const headings = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]))
  /** @param {string} path @param {string} chapter @param {string} anchor */
  const missingChapter = (path, chapter, anchor) =>
    headings.get(path)?.has(anchor) === false ? [`${path} has no '${chapter}'`] : []

  const inPages = pages.flatMap(({ path, text }) =>
    eachLine(path, text, (line) => [
      ...[...line.matchAll(named)].flatMap(([, inCode, link]) => {
        const to = inCode ?? posix.join(posix.dirname(path), link ?? '')
        return known.has(to.replace(/\/$/, '')) ? [] : [`${to} does not exist`]
      }),
      ...[...line.matchAll(anchored)].flatMap(([, link = '', anchor = '']) =>
        missingChapter(link === '' ? path : posix.join(posix.dirname(path), link), anchor, anchor),
      ),
    ]),
  )
  const inProduct = files
    .filter(({ path }) => sends.test(path) && !path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      eachLine(path, text, (line) =>
        [...line.matchAll(sentTo)].flatMap(([, to = '', chapter]) => {
          if (!known.has(to)) return [`${to} does not exist`]
          return chapter === undefined ? [] : missingChapter(to, chapter, anchorOf(chapter))
        }),
      ),
    )
  return [...inPages, ...inProduct]
}

/**
 * What is wrong in the lines of a file, each with its place.
 * @param {string} path @param {string} text @param {(line: string) => string[]} problemsIn
 */
function eachLine(path, text, problemsIn) {
  return text
    .split('\n')
    .flatMap((line, index) => problemsIn(line).map((problem) => `${path}:${index + 1}: ${problem}`))
}

/** As GitHub makes it of a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** The headings of a page, without what blocks of code hold. @param {string} text */
function anchorsOf(text) {
  const prose = text.replaceAll(/^ *```[^]*?^ *```/gm, '')
  return new Set([...prose.matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => anchorOf(heading)))
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
