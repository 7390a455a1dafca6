// @ts-check
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** @typedef {{ memory: number, handles: number, sockets: number }} ProcessSample memory in MB */

/** @param {number} pid */
const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter((id) => /\d/.test(id))
    .map(Number)

/** The program that a process runs and its arguments. @param {number} pid */
const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** @param {number} pid */
function residentOf(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Its share of the memory that several processes have in common, so that PostgreSQL's counts once. @param {number} pid */
function shareOf(pid) {
  const [, kilobytes = '0'] = /Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The memory and open handles of a process now. @param {number} pid @returns {ProcessSample} */
export function sample(pid) {
  const links = readdirSync(`/proc/${pid}/fd`).map((handle) =>
    readOr('', () => readlinkSync(`/proc/${pid}/fd/${handle}`)),
  )
  return {
    memory: residentOf(pid),
    handles: links.length,
    sockets: links.filter((link) => link.startsWith('socket:')).length,
  }
}

/** The memory of the process that typesets, 0 while there is none. @param {number} server */
export const printerMemory = (server) =>
  childrenOf(server)
    .filter((pid) => readOr('', () => commandOf(pid)).includes('typst-child'))
    .reduce((sum, pid) => sum + readOr(0, () => residentOf(pid)), 0)

/** The memory of a process with its children. @param {number} pid */
export const memoryWithChildren = (pid) =>
  [pid, ...readOr([], () => childrenOf(pid))].reduce((sum, one) => sum + readOr(0, () => residentOf(one)), 0)

/** The memory of the database with all its processes. @param {number} postmaster */
export const databaseMemory = (postmaster) =>
  [postmaster, ...readOr([], () => childrenOf(postmaster))].reduce(
    (sum, pid) => sum + readOr(0, () => shareOf(pid)),
    0,
  )

/** Processor seconds of a process, and of its children including the ended ones. @param {number} pid */
export function processorSeconds(pid) {
  const [own, ended] = timesOf(pid)
  const living = childrenOf(pid).map((child) => readOr(0, () => timesOf(child)[0]))
  return { own, children: living.reduce((sum, one) => sum + one, ended) }
}

/** Its own and its ended children's. @param {number} pid @returns {[own: number, ended: number]} */
function timesOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name in brackets that may contain spaces; the times are fields 14 to 17, in hundredths.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return [(user + system) / 100, (endedUser + endedSystem) / 100]
}

/** A process may end before it is read. @template T @param {T} otherwise @param {() => T} read @returns {T} */
function readOr(otherwise, read) {
  try {
    return read()
  } catch {
    return otherwise
  }
}
