// @ts-check
import { ownParts, platformParts, licences } from './lock-exceptions.mjs'

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */

const folder = 'node_modules/'

/** The name of a package by its place in the lock. @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf(folder) + folder.length)

/** Whether the platform is the one that CI and the documentation name. @param {LockedPackage} part */
const isOurs = ({ os = [], cpu = [], libc = ['glibc'] }) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

/** The package whose native part for another platform this is. @param {string} place @param {LockedPackage} locked */
const familyOf = (place, locked) =>
  Boolean(locked.optional && locked.os) && !isOurs(locked)
    ? platformParts.find(({ parts }) => nameOf(place).startsWith(parts))
    : undefined

/** Whether an SPDX expression allows the package to be combined with ours. @param {string} expression */
function fits(expression) {
  const plain = expression.replace(/[()]/g, '')
  // A mixture of both would need a parser; a person has to read it.
  if (/ AND /.test(plain)) return !/ OR /.test(plain) && plain.split(' AND ').every((one) => one in licences)
  return plain.split(' OR ').some((one) => one in licences)
}

/**
 * Packages that cannot be trusted or may not be used: without a licence or an integrity and no exception for it, from
 * elsewhere than a registry, or with a licence that does not fit ours; and exceptions that no package needs.
 * @param {{ packages: Record<string, LockedPackage> }} lock
 */
export function lockProblems({ packages }) {
  /** @type {string[]} */
  const problems = []
  const excepted = new Set()
  for (const [place, locked] of Object.entries(packages)) {
    const own = ownParts.find((part) => place === part || (locked.link && locked.resolved === part))
    if (place === '' || own !== undefined) {
      excepted.add(own)
      continue
    }
    const family = familyOf(place, locked)
    if (family) {
      excepted.add(family)
      const whole = packages[folder + family.of]
      if (!whole?.integrity || whole.version !== locked.version)
        problems.push(`${place}: not the version of ${family.of}, whose part it should be`)
    } else if (!locked.integrity) problems.push(`${place}: no integrity`)
    if (!family && !locked.license) problems.push(`${place}: no licence`)
    if (locked.license && !fits(locked.license))
      problems.push(`${place}: ${locked.license} is not known to fit AGPL-3.0`)
    if (locked.link || locked.resolved)
      problems.push(
        `${place}: comes from a place of its own; packages come by name and integrity from whatever registry is set`,
      )
  }
  for (const { of, parts } of platformParts.filter((one) => !excepted.has(one)))
    problems.push(`tools/checks/lock-exceptions.mjs: nothing in the lock is ${parts}… of ${of}`)
  for (const part of ownParts.filter((one) => !excepted.has(one)))
    problems.push(`tools/checks/lock-exceptions.mjs: ${part} is not in the lock`)
  return problems
}
