import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * A text that is unique to this process: a process id is reused after a crash or a reboot, but not together with the
 * moment the process started. Undefined when no such process is alive; a zombie is not.
 */
export function processIdentity(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? identityFromProc(pid) : identityFromPs(pid)
}

function identityFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold anything, so the fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${pid} ${fields[19]} ${boot}`
  } catch {
    return undefined
  }
}

function identityFromPs(pid: number): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? `${pid} ${stdout.trim()}` : undefined
}
