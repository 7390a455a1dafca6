import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StationRunner } from '../station-runner.fixture.ts'
import { recordedDatabase } from '../../store/embedded/database-place.ts'
import { isAlive, readPostmaster } from '../../store/embedded/postmaster-file.ts'
import type { SeededRandom } from './seeded-random.fixture.ts'
import type { LimitedDisk } from './limited-disk.fixture.ts'
import { loseDataAndRestore } from './data-loss-and-restore.fixture.ts'
import { suspendDatabase } from './suspended-database.fixture.ts'
import type { PausableSmtpServer } from './pausable-smtp-server.fixture.ts'

/** `restore`: the data folder is lost after a backup, and comes back from it. */
const crashKinds = ['server', 'database', 'both', 'stopped', 'disk', 'mail', 'restore'] as const
type CrashKind = (typeof crashKinds)[number]

export type CrashInjector = {
  /** One crash, and a station that runs again after it. */
  inject(): Promise<void>
  counts: Record<CrashKind, number>
  /** Ends the last server that runs. */
  stop(): Promise<void>
}

type Target = {
  runner: StationRunner
  settings: Record<string, string>
  mail: PausableSmtpServer
  /** Undefined where the test cannot mount a disk. */
  disk: LimitedDisk | undefined
  /** Mostly kills, a lost folder now and then, as that takes half a minute, and one of each other kind. */
  isLong: boolean
}

/** Runs the station and kills it, stops it, fills its disk, silences its mail server and loses its data folder. */
export async function createCrashInjector(target: Target, random: SeededRandom): Promise<CrashInjector> {
  const { runner, settings, mail, disk, isLong } = target
  const counts = Object.fromEntries(crashKinds.map((kind) => [kind, 0])) as Record<CrashKind, number>
  /** So that each run has every kind of crash. */
  let remaining: CrashKind[] = []
  let server = (await runner.start(settings)).child

  async function endServer(how: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(server, 'exit')
    server.kill(how)
    await ended
  }
  const startServer = async () => void (server = (await runner.start(settings)).child)

  /** A database that the server is just restarting has no postmaster to kill. */
  function killDatabase(): void {
    const database = recordedDatabase(runner.dataDir)
    const postmaster = database === undefined ? undefined : readPostmaster(database)
    if (postmaster && isAlive(postmaster)) process.kill(postmaster.pid, 'SIGKILL')
  }

  async function killServer(): Promise<void> {
    await endServer('SIGKILL')
    // Sometimes at once, sometimes after clients have waited in vain.
    await sleep(random.between(0, 1500))
    await startServer()
  }

  /** For some seconds, whatever happens meanwhile. */
  async function forSeconds(most: number, end: () => void): Promise<void> {
    await sleep(random.between(1000, most * 1000))
    end()
  }

  const injections: Record<CrashKind, () => Promise<void>> = {
    server: killServer,
    database: () => Promise.resolve(killDatabase()),
    both() {
      killDatabase()
      return killServer()
    },
    stopped: () => forSeconds(15, suspendDatabase(runner.dataDir)),
    async disk() {
      disk?.fill()
      await forSeconds(6, () => disk?.makeRoom())
    },
    mail: () => forSeconds(10, mail.pause()),
    async restore() {
      await loseDataAndRestore(runner, settings, {
        endServer: () => endServer('SIGTERM'),
        keepsLastNumbers: random.between(0, 1) === 0,
      })
      await startServer()
    },
  }

  return {
    counts,
    async inject() {
      if (remaining.length === 0) remaining = oneRound(isLong, disk !== undefined)
      const [kind = 'server'] = remaining.splice(random.between(0, remaining.length - 1), 1)
      counts[kind] += 1
      await injections[kind]()
    },
    stop: () => endServer('SIGTERM'),
  }
}

function oneRound(isLong: boolean, hasDisk: boolean): CrashKind[] {
  const more: CrashKind[] = isLong ? ['server', 'server', 'database', 'restore'] : []
  const common: CrashKind[] = ['server', 'database', 'both', 'stopped', 'mail', ...more]
  return hasDisk ? [...common, 'disk'] : common
}
