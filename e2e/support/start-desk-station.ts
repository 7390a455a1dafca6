import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/run.mjs'
import { startOwnStation, type OwnStation } from './start-own-station.ts'

type Invited = { role: string; name: string; registration: string; unit?: string }

export type DeskStation = OwnStation & {
  /** An invitation of the command line; its code. */
  invite(officer: Invited): string
  /** A command of the operator, and what it prints. */
  operate(command: 'delivery' | 'desk' | 'papers' | 'units', ...args: string[]): string
}

type Options = {
  settings?: Readonly<Record<string, string>>
  /** The table of units, as the operator loads it; without it there is the virtual station alone. */
  units?: string
}

/** A station whose desk is served at that address: the first account is made before it returns. */
export async function startDeskStation(
  port: number,
  deskPort: number,
  first: Invited,
  { settings = {}, units }: Options = {},
) {
  const deskUrl = `http://localhost:${deskPort}`
  const station = await startOwnStation(port, {
    DESK_PORT: String(deskPort),
    DESK_URL: deskUrl,
    ...settings,
  })
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const operate: DeskStation['operate'] = (command, ...args) => {
    const env = { PATH, HOME, TMPDIR, LANG, DATA_DIR: station.dataDir }
    const program = join(root, `apps/server/dist/operator/cli/${command}.js`)
    return execFileSync(process.execPath, [program, ...args], { cwd: root, env, encoding: 'utf8' })
  }
  const invite = ({ role, name, registration, unit }: Invited): string => {
    const who = ['--name', name, '--registration', registration, ...(unit ? ['--unit', unit] : [])]
    const printed = operate('desk', 'invite', '--role', role, ...who)
    const [code] = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2,}\b/.exec(printed) ?? []
    if (code === undefined) throw new Error(`no invitation in: ${printed}`)
    return code
  }
  try {
    if (units !== undefined) operate('units', 'load', units)
    const code = invite(first)
    for (let tries = 0; !(await fetch(deskUrl).catch(() => undefined)); tries += 1) {
      if (tries > 100) throw new Error('the desk was not served')
      await sleep(200)
    }
    return { station: { ...station, invite, operate } satisfies DeskStation, code }
  } catch (error) {
    await station.stop()
    throw error
  }
}
