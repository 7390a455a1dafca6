// @ts-check
/**
 * `npm run test:availability [-- NAME…]`: a real cluster (three PostgreSQL under Patroni, three members of etcd, HAProxy,
 * PgBouncer) and three servers on this machine, under ten reports a second; one fault after another, then what the documents say
 * of backups. Prints for each how long nothing was acknowledged; ends with an error if anything was lost, doubled or left without
 * document or letter. With `FORMER_VERSION=…`, a commit or tag, `rolling-update` begins with servers of that version.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { rehearseBackup } from './availability/backup.mjs'
import { Cluster } from './availability/cluster.mjs'
import { buildFormerVersion } from './availability/former-version.mjs'
import { faults } from './availability/faults.mjs'
import { spendFirstHour } from './availability/first-hour.mjs'
import { openLetterBox } from './availability/letter-box.mjs'
import { startLoad } from './availability/load.mjs'
import { Servers } from './availability/servers.mjs'
import { missingPrograms } from './availability/programs.mjs'
import { countUnreadable } from './availability/read-papers.mjs'
import { openSilentPath } from './availability/silent-path.mjs'
import { compare } from './availability/what-is-stored.mjs'
import { binary, run } from '../tools/run.mjs'

/** Of seventy ports that are free. */
const base = Number(process.env['AVAILABILITY_PORT'] || 22_000)

/** What the documents tell an operator to do, each with a cluster of its own. @type {Record<string, (base: number) => Promise<boolean>>} */
const chapters = { backup: rehearseBackup, 'first-hour': spendFirstHour }
const all = [...Object.keys(faults), ...Object.keys(chapters)]
const given = process.argv.slice(2)
const chosen = given.length > 0 ? given : all
const unknown = chosen.filter((name) => !all.includes(name))
const missing = missingPrograms()
if (unknown.length > 0) refuse(`unknown: ${unknown.join(' ')}; there are ${all.join(' ')}`)
if (missing !== undefined) refuse(missing)
const formerVersion = process.env['FORMER_VERSION']
if (formerVersion && chosen.join() !== 'rolling-update')
  refuse('with FORMER_VERSION give rolling-update alone: other faults bring the tables up to date before it')
const built = await run(binary('tsc'), ['-b', 'apps/server'])
if (!built.passed) refuse(built.output)

let passed = 0
let failed = 0
/** @param {boolean} isWell */
const count = (isWell) => void (isWell ? (passed += 1) : (failed += 1))
const chosenFaults = chosen.filter((name) => name in faults)
if (chosenFaults.length > 0) await faceAll(chosenFaults)
for (const name of chosen) {
  const follow = chapters[name]
  if (!follow) continue
  console.log(`${name} (the chapter of the documents, executed)`)
  count(await follow(base))
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** @param {readonly string[]} chosenNames */
async function faceAll(chosenNames) {
  const former = formerVersion ? await buildFormerVersion(formerVersion) : undefined
  const cluster = new Cluster(base)
  const ports = { mail: base + 50, path: base + 51, servers: base + 52 }
  const box = await openLetterBox(ports.mail)
  const path = await openSilentPath(ports.path, cluster.ports.haproxy)
  const mailUrl = `smtp://127.0.0.1:${ports.mail}`
  const servers = new Servers({ base: ports.servers, mailUrl, ...(former && { main: former.main }) })
  const site = { cluster, servers, path, letters: box.letters, pathUrl: cluster.url(ports.path), sent: 0 }
  try {
    const begin = performance.now()
    await cluster.up()
    const seconds = ((performance.now() - begin) / 1000).toFixed(0)
    console.log(`The cluster stands after ${seconds} s: ${cluster.folder}`)
    for (const name of chosenNames) count(await face(site, name))
  } finally {
    await servers.stopAll().catch((error) => console.error(error))
    path.close()
    box.close()
    await cluster.down()
    servers.remove()
    former?.remove()
  }
}

/**
 * True where nothing was lost, doubled or left without document or letter.
 * @param {import('./availability/faults.mjs').Site & { letters: ReadonlyMap<string, number>, pathUrl: string, sent: number }} site
 * @param {string} name
 */
async function face(site, name) {
  const { cluster, servers } = site
  const fault = faults[name]
  if (!fault) return false
  const begin = performance.now()
  const addresses = {
    haproxy: cluster.url(),
    bouncer: cluster.url(cluster.ports.bouncer),
    path: site.pathUrl,
  }
  await servers.startAll(addresses[fault.by ?? 'haproxy'])
  const linesBefore = servers.logLines()
  const load = startLoad(servers.webs)
  const sending = load.send(fault.seconds)
  await sleep(5000)
  await fault.run(site)
  await sending
  const unfinished = await load.finish()
  site.sent += load.sent()
  await cluster.settled()
  const { acknowledged, lettersTwice, ...bad } = await compare(
    cluster.url(),
    load.acknowledged,
    site.letters,
    site.sent,
  )
  const unreadable = await countUnreadable(servers.webs[0]?.address ?? '', [...load.acknowledged.values()])
  let isWorking = true
  await fault.afterwards?.(site).catch((error) => {
    console.error(error)
    isWorking = false
  })
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  console.log(`${name} (${fault.what})`)
  console.log(
    `  ${acknowledged} acknowledged of ${load.sent()}, silent for ${load.silence().toFixed(1)} s at most`,
  )
  console.log(
    `  ${Object.entries({ unfinished, ...bad, unreadable })
      .map(([what, number]) => `${what} ${number}`)
      .join(', ')}`,
  )
  const refused = (fault.never ?? []).reduce((sum, status) => sum + (load.others[status] ?? 0), 0)
  const others = Object.entries(load.others).map(([what, number]) => `${what}: ${number}`)
  console.log(`  letters sent twice ${lettersTwice}; other answers ${others.join(', ') || 'none'}`)
  console.log(`  ${servers.logLines() - linesBefore} lines of log beside requests and jobs; ${seconds} s`)
  return (
    isWorking && Object.values({ unfinished, refused, unreadable, ...bad }).every((number) => number === 0)
  )
}

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why)
  process.exit(1)
}
