import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bouncerConfig, haproxyConfig, patroniYaml, postBootstrap } from './cluster-files.mjs'
import { commandsUnder } from './documented-commands.mjs'
import { faults } from './faults.mjs'

const page = readFileSync(join(import.meta.dirname, '../../docs/operations/cluster.md'), 'utf8')
/** What the page says below a heading, up to the next one. */
const chapterOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const chapter = chapterOf('The database')

/** The settings of the chapter's blocks of one kind. */
const chapterLines = (kind: string) =>
  [...chapter.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs'))]
    .flatMap(([, text = '']) => text.split('\n'))
    .filter((line) => line && !line.startsWith('#'))

const three = [1, 2, 3]
const ports = { haproxy: 1, bouncer: 2, database: three, rest: three, etcd: three, peer: three }
const layout = { folder: '/cluster', bin: '/bin', ports, store: 'etcd3' } as const
const started = [patroniYaml(layout, 0), haproxyConfig(layout), bouncerConfig(layout), postBootstrap].join(
  '\n',
)

// AV-11
test('the cluster of the page of clusters is the one that the test starts', () => {
  const blocks = [...chapter.matchAll(/```(?:yaml|haproxy|ini)\n(.*?)```/gs)].map(([, text = '']) => text)
  expect(blocks).toHaveLength(3)
  const lines = blocks.flatMap((text) => text.split('\n')).filter((line) => line && !line.startsWith('#'))
  const used = started.split('\n').map((line) => line.trim())
  expect(lines.filter((line) => !used.includes(line.trim()))).toEqual([])
  expect(started).toContain('create role station login createrole')
})

// AV-11, AV-19
test('the page says what each fault cost', () => {
  expect(Object.keys(faults).filter((name) => !chapter.includes(`\`${name}\``))).toEqual([])
})

// AV-15
test('the backup of a cluster is set up, made and restored as the page of clusters says', () => {
  const ofBackup = chapterOf('The backup of a cluster')
  const blocks = [...ofBackup.matchAll(/^ *```yaml\n(.*?)^ *```/gms)].map(([, text = '']) => text)
  const used = patroniYaml({ ...layout, archives: true, restored: '2026-11-22 10:00:00-03' }, 0)
  const usedLines = used.split('\n').map((line) => line.trim())
  expect(blocks).toHaveLength(2)
  const lines = blocks.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  expect(lines.filter((line) => !usedLines.includes(line.trim()))).toEqual([])
  expect(used).not.toContain('post_bootstrap')
  const commands = commandsUnder('docs/operations/cluster.md', '## The backup of a cluster')
  const begins = commands.map((line) => line.split(/ -|[A-Z]/)[0])
  expect(begins.slice(0, 6)).toEqual([
    'install',
    'install',
    'install',
    'pgbackrest',
    'pgbackrest',
    'cluster-backup full',
  ])
  expect(commands.at(-1)).toBe('cluster-backup full')
  expect(() => commandsUnder('docs/operations/cluster.md', '## No such heading')).toThrow('has no')
})

// DP-11
test('the page of the first hour uses the files of deploy/cluster, which say what the tested cluster does', () => {
  const folder = join(import.meta.dirname, '../../deploy/cluster')
  const example = readFileSync(join(folder, 'patroni.yml'), 'utf8')
  const lines = chapterLines('yaml')
  expect(lines.filter((line) => !example.includes(line))).toEqual([])
  const proxy = readFileSync(join(folder, 'database.cfg'), 'utf8')
  expect(chapterLines('haproxy').filter((line) => !proxy.includes(line))).toEqual([])
  const commands = commandsUnder('docs/first-hour.md', '# A cluster in an hour').join('\n')
  expect(readdirSync(folder).filter((name) => !commands.includes(`deploy/cluster/${name}`))).toEqual([])
})
