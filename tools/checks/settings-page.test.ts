import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '../../apps/server/base/settings/variables.ts'
import { root } from '../run.mjs'
import { settingsPage, settingsPagePath } from './settings-page.ts'

// DP-19
test('the page of settings is made of the settings as they stand now', async () => {
  // `npx vitest run tools/checks/settings-page.test.ts -u` writes it anew.
  await expect(await settingsPage()).toMatchFileSnapshot(join(root, settingsPagePath))
})

// DP-19
test('each setting that the server reads stands on the page once', async () => {
  const named = [...(await settingsPage()).matchAll(/^- \*\*`([A-Z_]+)`\*\*/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(variables.entries).toSorted())
})

// DP-19
test('each format says what it takes, but those that take any text', async () => {
  const silent = (await settingsPage())
    .split('\n')
    .filter((line) => line.startsWith('- **') && !line.includes('It must be '))
    .map((line) => /`([A-Z_]+)`/.exec(line)?.[1] ?? '')
  expect(silent.toSorted()).toEqual([
    'BACKUP_DIR',
    'BACKUP_REPORT',
    'DATA_DIR',
    'DESK_OIDC_CLIENT',
    'DESK_OIDC_SECRET',
    'TILES_ATTRIBUTION',
  ])
})
