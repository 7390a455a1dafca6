// @ts-check
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../tools/run.mjs'

/**
 * Builds the station as it was at a commit or tag, with the packages of that time, in a folder of its own.
 * @param {string} version
 * @returns {Promise<{ main: string, remove: () => void }>} `main` is the built server
 */
export async function buildFormerVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), 'availability-former-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const source = join(folder, 'station')
  const archive = join(folder, 'station.tar')
  mkdirSync(source)
  /** @type {readonly (readonly [string, readonly string[]])[]} */
  const steps = [
    ['git', ['archive', '--output', archive, version]],
    ['tar', ['-xf', archive, '-C', source]],
    ['npm', ['ci', '--no-audit', '--no-fund', '--prefix', source]],
    ['npm', ['run', 'build', '--prefix', source]],
  ]
  for (const [program, args] of steps) {
    const { passed, output } = await run(program, args)
    if (passed) continue
    remove()
    throw new Error(`${program} ${args.join(' ')}\n${output}`)
  }
  return { main: join(source, 'apps/server/dist/main.js'), remove }
}
