import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'

/** Runs a command of the operator's beside the running station, on its own database; throws when it is refused. */
export function operate(command: 'papers', ...args: string[]): string {
  const { PATH, HOME, TMPDIR, LANG, STATION_DATA_DIR } = process.env
  return execFileSync(process.execPath, [join(root, `apps/server/dist/cli/${command}.js`), ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, LANG, DATA_DIR: STATION_DATA_DIR },
    encoding: 'utf8',
  })
}
