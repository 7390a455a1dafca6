import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const paperFonts = join(import.meta.dirname, '../../apps/server/documents/pdf/fonts')

/** On a machine without fonts Chromium ends at once: there the tests lend it those of the paper. Empty elsewhere. */
export function lentFonts(): Record<string, string> {
  const { stdout } = spawnSync('fc-list', { encoding: 'utf8' })
  if (stdout?.trim() !== '') return {}
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${paperFonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
