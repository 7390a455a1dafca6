import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StationRunner } from '../start/station-runner.fixture.ts'
import { recordedDatabase } from '../store/embedded/database-place.ts'
import { isAlive, readPostmaster } from '../store/embedded/postmaster-file.ts'
import type { Dice } from './dice.fixture.ts'
import type { SmallDisk } from './full-disk.fixture.ts'
import { loseAndRestore } from './lost-folder.fixture.ts'
import { stopDatabase } from './stopped-database.fixture.ts'
import type { UnsteadyMail } from './unsteady-mail.fixture.ts'

/** `restore`: the data folder is lost after a backup, and comes back from it. */
const kinds = ['server', 'database', 'both', 'stopped', 'disk', 'mail', 'restore'] as const
type Crash = (typeof kinds)[number]

export type CrashInjector = {
  /** One crash, and a station that runs again after it. */
  crash(): Promise<void>
  counts: Record<Crash, number>
  /** Ends the last server that runs. */
  stop(): Promise<void>
}

type Victim = {
  runner: StationRunner
  settings: Record<string, string>
  mail: UnsteadyMail
  /** Undefined where no disk of one's own can be made. */
  disk: SmallDisk | undefined
  /** Kills come most often, and the folder is lost now and then, which takes half a minute; else one crash of each other kind. */
  isLong: boolean
}

/** Runs the station and kills it, stops it, fills its disk, silences its mail server and loses its data folder. */
export async function createCrashInjector(victim: Victim, dice: Dice): Promise<CrashInjector> {
  const { runner, settings, mail, disk, isLong } = victim
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Crash, number>
  /** So that no run leaves a kind of crash out. */
  let bag: Crash[] = []
  let server = (await runner.start(settings)).child

  async function endServer(how: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(server, 'exit')
    server.kill(how)
    await ended
  }
  const startServer = async () => void (server = (await runner.start(settings)).child)

  /** A database that is just being started again by the server has no postmaster to kill. */
  function killDatabase(): void {
    const database = recordedDatabase(runner.dataDir)
    const postmaster = database === undefined ? undefined : readPostmaster(database)
    if (postmaster && isAlive(postmaster)) process.kill(postmaster.pid, 'SIGKILL')
  }

  async function killServer(): Promise<void> {
    await endServer('SIGKILL')
    // Sometimes at once, sometimes after people have seen that nobody answers.
    await sleep(dice.between(0, 1500))
    await startServer()
  }

  /** For some seconds, whatever happens meanwhile. */
  async function forSeconds(most: number, end: () => void): Promise<void> {
    await sleep(dice.between(1000, most * 1000))
    end()
  }

  const inject: Record<Crash, () => Promise<void>> = {
    server: killServer,
    database: () => Promise.resolve(killDatabase()),
    both() {
      killDatabase()
      return killServer()
    },
    stopped: () => forSeconds(15, stopDatabase(runner.dataDir)),
    async disk() {
      disk?.fill()
      await forSeconds(6, () => disk?.makeRoom())
    },
    mail: () => forSeconds(10, mail.hang()),
    async restore() {
      await loseAndRestore(runner, settings, {
        endServer: () => endServer('SIGTERM'),
        keepsMark: dice.between(0, 1) === 0,
      })
      await startServer()
    },
  }

  return {
    counts,
    async crash() {
      if (bag.length === 0) bag = fullBag(isLong, disk !== undefined)
      const [crash = 'server'] = bag.splice(dice.between(0, bag.length - 1), 1)
      counts[crash] += 1
      await inject[crash]()
    },
    stop: () => endServer('SIGTERM'),
  }
}

function fullBag(isLong: boolean, hasDisk: boolean): Crash[] {
  const more: Crash[] = isLong ? ['server', 'server', 'database', 'restore'] : []
  const common: Crash[] = ['server', 'database', 'both', 'stopped', 'mail', ...more]
  return hasDisk ? [...common, 'disk'] : common
}
