import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../apps/server/base/settings/settings.ts'
import { variables } from '../../apps/server/base/settings/variables.ts'
import { root } from '../run.mjs'

/** Every setting of the product. */
export const settingNames: readonly string[] = Object.keys(variables.entries)

/** What the programs around the server read: Node itself and the memory of the system's library. */
const ofOthers = ['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
const documented = readFileSync(join(root, 'docs/operations/settings.md'), 'utf8')
/** Files of the operator's machine, which are not on this one. */
const files = ['SEAL_KEY', 'SEAL_CERTIFICATE', 'TSA_CERTIFICATE', 'BACKUP_IDENTITY']

/** What is wrong with the settings of an example: names that are no setting or not documented, values that the server refuses. */
export function wrongSettings(given: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(given).filter((name) => !ofOthers.includes(name))
  const reading = readSettings(
    Object.fromEntries(Object.entries(given).filter(([name]) => !files.includes(name))),
  )
  return [
    ...names.filter((name) => !settingNames.includes(name)).map((name) => `${name} is no setting`),
    ...names
      .filter((name) => !documented.includes(`\`${name}\``))
      .map((name) => `docs/operations/settings.md does not say what ${name} is`),
    ...(reading.ok ? [] : reading.errors.map(({ name, expected }) => `${name} must be ${expected}`)),
  ]
}
