import { closeKeyFiles, refuseKeyDamage } from '../store/keys/key-folder.ts'

/** Before a key is used: closed to others, which is said; throws a DamagedFile where one is no key any more. */
export function openKeyFolder(dataDir: string, say: (line: string) => void): void {
  for (const line of closeKeyFiles(dataDir)) say(line)
  refuseKeyDamage(dataDir)
}
