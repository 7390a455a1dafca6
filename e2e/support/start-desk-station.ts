import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/run.mjs'
import { startOwnStation, type OwnStation } from './start-own-station.ts'

type Invited = { role: string; name: string; registration: string; unit?: string }

export type DeskStation = OwnStation & {
  /** An invitation of the command line; its code. */
  invite(officer: Invited): string
}

/** A station whose desk is served at that address: the first account is made before it returns. */
export async function startDeskStation(port: number, deskPort: number, first: Invited) {
  const deskUrl = `http://localhost:${deskPort}`
  const station = await startOwnStation(port, { DESK_PORT: String(deskPort), DESK_URL: deskUrl })
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const invite = ({ role, name, registration, unit }: Invited): string => {
    const command = [join(root, 'apps/server/dist/cli/desk.js'), 'invite', '--role', role]
    const who = ['--name', name, '--registration', registration, ...(unit ? ['--unit', unit] : [])]
    const env = { PATH, HOME, TMPDIR, LANG, DATA_DIR: station.dataDir }
    const printed = execFileSync(process.execPath, command.concat(who), { cwd: root, env, encoding: 'utf8' })
    const [code] = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2,}\b/.exec(printed) ?? []
    if (code === undefined) throw new Error(`no invitation in: ${printed}`)
    return code
  }
  try {
    const code = invite(first)
    for (let tries = 0; !(await fetch(deskUrl).catch(() => undefined)); tries += 1) {
      if (tries > 100) throw new Error('the desk was not served')
      await sleep(200)
    }
    return { station: { ...station, invite } satisfies DeskStation, code }
  } catch (error) {
    await station.stop()
    throw error
  }
}
