// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'

/**
 * What needs a machine of its own: packages, users, the system's services, a tree that is not here yet. What executes the pages
 * leaves these lines out.
 */
export const ofTheMachine =
  /^(apt-get install|git clone|\(?cd \/opt\/delegacia && npm ci|useradd|systemctl|nginx -t)/

/** @param {string} text */
const linesOfShell = (text) =>
  [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  )

/**
 * The lines of every block of the shell of a document.
 * @param {string} page
 */
export const commandsOf = (page) => linesOfShell(readFileSync(join(root, page), 'utf8'))

/**
 * The lines of the shell's blocks below a heading of a document, up to the next heading of its level or above.
 * @param {string} page @param {string} heading such as `## Backup`
 * @returns {string[]}
 */
export function commandsUnder(page, heading) {
  const text = `\n${readFileSync(join(root, page), 'utf8')}`
  const level = /^#+/.exec(heading)?.[0].length ?? 0
  const begin = text.indexOf(`\n${heading}\n`)
  if (begin < 0) throw new Error(`${page} has no ${heading}`)
  const rest = text.slice(begin + heading.length + 2)
  return linesOfShell(rest.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '')
}
