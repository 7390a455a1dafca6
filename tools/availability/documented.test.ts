import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bouncerConfig, haproxyConfig, patroniYaml, postBootstrap } from './cluster-files.mjs'
import { faults } from './faults.mjs'

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const chapter = page.slice(page.indexOf('\n## Cluster\n')).split(/\n## (?!Cluster)/)[0] ?? ''

const three = [1, 2, 3]
const ports = { haproxy: 1, bouncer: 2, database: three, rest: three, etcd: three, peer: three }
const layout = { folder: '/cluster', bin: '/bin', ports, store: 'etcd3' } as const
const started = [patroniYaml(layout, 0), haproxyConfig(layout), bouncerConfig(layout), postBootstrap].join(
  '\n',
)

// AV-11
test('the cluster of the operations page is the one that the test starts', () => {
  const blocks = [...chapter.matchAll(/```(?:yaml|haproxy|ini)\n(.*?)```/gs)].map(([, text = '']) => text)
  expect(blocks).toHaveLength(3)
  const lines = blocks.flatMap((text) => text.split('\n')).filter((line) => line && !line.startsWith('#'))
  const used = started.split('\n').map((line) => line.trim())
  expect(lines.filter((line) => !used.includes(line.trim()))).toEqual([])
  expect(started).toContain('create role station login createrole')
})

// AV-11
test('the page says what each fault cost', () => {
  expect(Object.keys(faults).filter((name) => !chapter.includes(`\`${name}\``))).toEqual([])
})
