import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StationRunner } from '../start/station-runner.fixture.ts'
import { recordedDatabase } from '../store/embedded/database-place.ts'
import { isAlive, readPostmaster } from '../store/embedded/postmaster-file.ts'
import type { Dice } from './dice.fixture.ts'

type Blow = 'server' | 'database' | 'both'

export type Saboteur = {
  /** One blow by `kill -9`, and a station that runs again after it. */
  strike(): Promise<void>
  counts: Record<Blow, number>
  /** Ends the last server that runs. */
  stop(): Promise<void>
}

/** Runs the station and kills it, its database or both at once, as a power cut does. */
export async function createSaboteur(
  runner: StationRunner,
  dice: Dice,
  settings: Record<string, string>,
): Promise<Saboteur> {
  const counts: Record<Blow, number> = { server: 0, database: 0, both: 0 }
  let server = (await runner.start(settings)).child

  async function killServer(): Promise<void> {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }

  /** A database that is just being started again by the server has no postmaster to kill. */
  function killDatabase(): void {
    const database = recordedDatabase(runner.dataDir)
    const postmaster = database === undefined ? undefined : readPostmaster(database)
    if (postmaster && isAlive(postmaster)) process.kill(postmaster.pid, 'SIGKILL')
  }

  return {
    counts,
    async strike() {
      const blow = dice.pick<Blow>([
        [3, 'server'],
        [2, 'database'],
        [1, 'both'],
      ])
      counts[blow] += 1
      if (blow !== 'server') killDatabase()
      if (blow === 'database') return
      await killServer()
      // Sometimes at once, sometimes after people have seen that nobody answers.
      await sleep(dice.between(0, 1500))
      server = (await runner.start(settings)).child
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
