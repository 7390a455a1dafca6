import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { root } from '../run.mjs'
import { settingNames, wrongSettings } from './named-settings.ts'

const examples = join(root, 'deploy/systemd')
const folder = mkdtempSync(join(tmpdir(), 'units-'))
afterAll(() => rmSync(folder, { recursive: true }))

const analyze = promisify(execFile)
const units = readdirSync(examples).filter((name) => /\.(service|timer)$/.test(name))

/** How exposed a unit may be, in tenths: 0 is nothing, 100 everything. Node needs memory that it writes and runs. */
const exposure = 15
/** The station may make namespaces: what opens files of strangers goes behind them. */
const exposureOfStation = 20

// DP-06
test('systemd takes the units, and finds them locked up', async () => {
  for (const name of units) {
    const unit = readFileSync(join(examples, name), 'utf8')
    const here = unit.replaceAll('/opt/delegacia', root).replaceAll('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, name), here)
  }
  expect(units).toContain('delegacia.service')
  const paths = units.map((name) => join(folder, name))
  const { stdout, stderr } = await analyze('systemd-analyze', ['verify', '--man=no', ...paths])
  expect(`${stdout}${stderr}`).toBe('')
  for (const path of paths.filter((each) => each.endsWith('.service'))) {
    const most = path.endsWith('/delegacia.service') ? exposureOfStation : exposure
    await analyze('systemd-analyze', ['security', '--offline=true', `--threshold=${most}`, path])
  }
})

// DP-06
test('the example of the settings names settings that there are', () => {
  const lines = readFileSync(join(examples, 'settings'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)
  const given = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  expect(Object.keys(given).length).toBeGreaterThan(8)
  expect(wrongSettings(given)).toEqual([])
  expect(settingNames).toContain('DATA_DIR')
})

// AV-15
test('systemd takes the units of the backup of a cluster', async () => {
  const backups = join(root, 'deploy/pgbackrest')
  const names = readdirSync(backups).filter((name) => /\.(service|timer)$/.test(name))
  expect(names).toHaveLength(3)
  for (const name of names) {
    const unit = readFileSync(join(backups, name), 'utf8')
    const here = unit.replaceAll('/usr/local/bin', backups).replace('User=postgres\nGroup=postgres\n', '')
    writeFileSync(join(folder, name), here)
  }
  const instances = ['cluster-backup@full.service', ...names.filter((name) => name.endsWith('.timer'))]
  const paths = instances.map((name) => join(folder, name))
  const { stdout, stderr } = await analyze('systemd-analyze', ['verify', '--man=no', ...paths])
  expect(`${stdout}${stderr}`).toBe('')
})
