import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'

/** Runs an operator's command on the database of the running station; throws when the command fails. */
export function runOperatorCommand(command: 'papers', ...args: string[]): string {
  const { PATH, HOME, TMPDIR, LANG, STATION_DATA_DIR } = process.env
  return execFileSync(
    process.execPath,
    [join(root, `apps/server/dist/operator/cli/${command}.js`), ...args],
    {
      cwd: root,
      env: { PATH, HOME, TMPDIR, LANG, DATA_DIR: STATION_DATA_DIR },
      encoding: 'utf8',
    },
  )
}
