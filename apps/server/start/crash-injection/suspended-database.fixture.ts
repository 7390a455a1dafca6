import { readdirSync, readFileSync } from 'node:fs'
import { recordedDatabase } from '../../store/embedded/database-place.ts'
import { readPostmaster } from '../../store/embedded/postmaster-file.ts'

/**
 * Stops every process of the embedded database in that data folder, as a frozen machine or a hung disk would: its
 * connections stay open and get no answer. The returned function lets them continue; call it in any case.
 */
export function suspendDatabase(dataDir: string): () => void {
  const database = recordedDatabase(dataDir)
  const postmaster = database === undefined ? undefined : readPostmaster(database)
  if (postmaster === undefined) throw new Error(`No database runs in ${dataDir}`)
  const stopped = new Set<number>()
  const stop = (pid: number) => {
    if (!stopped.has(pid) && signal(pid, 'SIGSTOP')) stopped.add(pid)
  }
  // The postmaster first, since it starts new ones.
  stop(postmaster.pid)
  for (const child of childrenOf(postmaster.pid)) stop(child)
  return () => {
    for (const pid of stopped) signal(pid, 'SIGCONT')
  }
}

/** False when it has ended in the meantime. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold anything, so the fields are counted from the last bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
