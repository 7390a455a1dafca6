import { spawnSync } from 'node:child_process'

/** A program and what it is given before the program that is to run behind the wall. */
export type Wall = { program: string; before: readonly string[] }

/**
 * What starts a program of its own user without a network and with an empty folder in the place of this one: Linux's own
 * namespaces, which need no rights. Undefined where the machine has or allows none.
 */
export function findWall(hidden: string): Wall | undefined {
  const before = [
    '--user',
    '--map-current-user',
    '--keep-caps',
    '--net',
    '--mount',
    '--',
    'sh',
    '-c',
    // Without its rights it cannot take the empty folder away again.
    'mount -t tmpfs -o size=4k,ro none "$0" && exec setpriv --no-new-privs --bounding-set -all --inh-caps -all --ambient-caps -all "$@"',
    hidden,
  ]
  const { status } = spawnSync('unshare', [...before, 'true'], { stdio: 'ignore', timeout: 5000 })
  return status === 0 ? { program: 'unshare', before } : undefined
}
