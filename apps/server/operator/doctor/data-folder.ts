import { existsSync } from 'node:fs'
import { isCopiedFolder } from '../../base/platform/copied-folder.ts'
import { damageIn, foundOf } from '../../base/platform/damaged-file.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { findClusterDamage } from '../../store/embedded/cluster-damage.ts'
import { changeKey, findKeyDamage, openKeyFiles } from '../../store/keys/key-folder.ts'
import { keyFile, wholeKey } from '../../store/keys/station-key.ts'
import { ok, wrong, type Finding } from './finding.ts'

type FolderSettings = Pick<Settings, 'dataDir' | 'dataKey' | 'databaseUrl'>

/** Whether the files of the data folder are what a start needs, in the words of the start, and its keys closed to others. */
export function checkDataFolder({ dataDir, dataKey, databaseUrl }: FolderSettings): Finding[] {
  const check = 'data-folder'
  if (!existsSync(dataDir)) return []
  const hasKey = dataKey === undefined && existsSync(keyFile(dataDir))
  const damages = [
    ...findKeyDamage(dataDir),
    ...(hasKey ? damageIn(() => wholeKey(keyFile(dataDir))) : []),
    ...(databaseUrl === undefined
      ? [...findClusterDamage(dataDir), ...damageIn(() => isCopiedFolder(dataDir))]
      : []),
  ]
  const open = openKeyFiles(dataDir)
  const findings = damages.map((damage) => wrong(check, foundOf(damage), damage.todo))
  if (open.length > 0)
    findings.push(
      wrong(
        check,
        `others may read ${open.join(', ')}`,
        `the next start closes them, or: chmod 600 the files and 700 their folder. ${changeKey}`,
      ),
    )
  return findings.length === 0
    ? [ok(check, 'its files are whole, its keys read by their owner alone')]
    : findings
}
