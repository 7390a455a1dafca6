// @ts-check
/**
 * `npm run test:availability [-- FAULT…]`: a real cluster (three PostgreSQL under Patroni, three members of etcd, HAProxy,
 * PgBouncer) and three servers on this machine, under ten reports a second; one fault after another. Prints for each how long
 * nothing was acknowledged; ends with an error if anything was lost, doubled or left without document or letter.
 */
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cluster } from './availability/cluster.mjs'
import { faults } from './availability/faults.mjs'
import { openLetterBox } from './availability/letter-box.mjs'
import { startLoad } from './availability/load.mjs'
import { Servers } from './availability/servers.mjs'
import { openSilentPath } from './availability/silent-path.mjs'
import { compare } from './availability/what-is-stored.mjs'
import { binary, run } from './run.mjs'

/** Of sixty ports that are free. */
const base = Number(process.env['AVAILABILITY_PORT'] || 22_000)
const packages = ['postgresql-15', 'patroni', 'etcd-server', 'python3-etcd', 'haproxy', 'pgbouncer']

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in faults))
const missing = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'psql'].filter((program) => !isThere(program))
if (unknown.length > 0) refuse(`unknown: ${unknown.join(' ')}; there are ${Object.keys(faults).join(' ')}`)
if (missing.length > 0)
  refuse(
    `missing: ${missing.join(', ')}\non Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
const built = await run(binary('tsc'), ['-b', 'apps/server'])
if (!built.passed) refuse(built.output)

const cluster = new Cluster(base)
const ports = { mail: base + 50, path: base + 51, servers: base + 52 }
const box = await openLetterBox(ports.mail)
const path = await openSilentPath(ports.path, cluster.ports.haproxy)
const servers = new Servers({ base: ports.servers, mailUrl: `smtp://127.0.0.1:${ports.mail}` })
const addresses = {
  haproxy: cluster.url(),
  bouncer: cluster.url(cluster.ports.bouncer),
  path: cluster.url(ports.path),
}
let sent = 0
let passed = 0
let failed = 0
try {
  const begin = performance.now()
  await cluster.up()
  console.log(
    `The cluster stands after ${((performance.now() - begin) / 1000).toFixed(0)} s: ${cluster.folder}`,
  )
  for (const name of chosen.length > 0 ? chosen : Object.keys(faults)) await face(name)
} finally {
  await servers.stopAll().catch((error) => console.error(error))
  path.close()
  box.close()
  await cluster.down()
  servers.remove()
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** @param {string} name */
async function face(name) {
  const fault = faults[name]
  if (!fault) return
  const begin = performance.now()
  await servers.startAll(addresses[fault.by ?? 'haproxy'])
  const linesBefore = servers.logLines()
  const load = startLoad(servers.webs)
  const sending = load.send(fault.seconds)
  await sleep(5000)
  await fault.run({ cluster, servers, path })
  await sending
  const unfinished = await load.finish()
  sent += load.sent()
  await cluster.settled()
  const { acknowledged, lettersTwice, ...bad } = await compare(
    cluster.url(),
    load.acknowledged,
    box.letters,
    sent,
  )
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  console.log(`${name} (${fault.what})`)
  console.log(
    `  ${acknowledged} acknowledged of ${load.sent()}, silent for ${load.silence().toFixed(1)} s at most`,
  )
  console.log(
    `  ${Object.entries({ unfinished, ...bad })
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  )
  const others = Object.entries(load.others).map(([what, count]) => `${what}: ${count}`)
  console.log(`  letters sent twice ${lettersTwice}; other answers ${others.join(', ') || 'none'}`)
  console.log(`  ${servers.logLines() - linesBefore} lines of log beside requests and jobs; ${seconds} s`)
  if (Object.values({ unfinished, ...bad }).every((count) => count === 0)) passed += 1
  else failed += 1
}

/** @param {string} program */
function isThere(program) {
  return [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why)
  process.exit(1)
}
