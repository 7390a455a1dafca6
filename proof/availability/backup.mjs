// @ts-check
/** The chapter of the backup of a cluster in docs/operations/cluster.md, executed: backed up under load, lost, restored, gone on with. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../../tools/run.mjs'
import { names } from './cluster-files.mjs'
import { Cluster } from './cluster.mjs'
import { commandsUnder } from './documented-commands.mjs'
import { openLetterBox } from './letter-box.mjs'
import { startLoad } from './load.mjs'
import { identity } from './programs.mjs'
import { compareRestored, readMoment, whatIsOpen } from './restored.mjs'
import { Servers } from './servers.mjs'

const run = promisify(execFile)
const page = 'docs/operations/cluster.md'
const heading = '## The backup of a cluster'

class Rehearsal {
  /** @param {number} base */
  constructor(base) {
    this.base = base
    this.folder = mkdtempSync(join(tmpdir(), 'cluster-backup-'))
    chmodSync(this.folder, 0o755)
    for (const name of ['bin', 'units', 'backup', 'log', 'lock', 'spool', 'marks', 'relay'])
      this.makeFolder(name)
    this.passphrase = randomBytes(36).toString('base64')
    this.waiting = commandsUnder(page, heading)
    this.report = join(this.folder, 'backup/station-backups.json')
    this.cluster = new Cluster(base, { archives: true })
    this.servers = new Servers({
      base: base + 52,
      mailUrl: `smtp://127.0.0.1:${base + 50}`,
      settings: { BACKUP_REPORT: this.report },
    })
  }

  /** @param {string} name */
  makeFolder(name) {
    const path = join(this.folder, name)
    mkdirSync(path)
    const { uid, gid } = identity()
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  }

  /** A line of the document with the places of this machine. @param {string} text @param {string} [node] */
  here(text, node = 'n1') {
    const places = {
      '/etc/pgbackrest.conf': join(this.folder, 'pgbackrest.conf'),
      '/usr/local/bin': join(this.folder, 'bin'),
      '/etc/systemd/system': join(this.folder, 'units'),
      '/var/lib/postgresql/15/main': join(this.cluster.folder, node),
      '/mnt/backup': join(this.folder, 'backup'),
      '/tmp/marks': join(this.folder, 'marks'),
      '/tmp/relay': join(this.folder, 'relay'),
      ' -o root -g postgres': '',
    }
    return Object.entries(places).reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
  }

  /** Each node's pgBackRest, as the document has it set up. */
  configureNodes() {
    const script = join(this.folder, 'bin/cluster-backup')
    writeFileSync(script, this.here(readFileSync(script, 'utf8')))
    const written = readFileSync(join(this.folder, 'pgbackrest.conf'), 'utf8')
    const folders = ['log', 'lock', 'spool']
      .map((name) => `${name}-path=${join(this.folder, name)}\n`)
      .join('')
    const installed = written
      .replace('CHANGE-THIS', this.passphrase)
      .replace('[global]\n', `[global]\n${folders}`)
    for (const [place, name] of names.entries()) {
      const reached = `pg1-port=${this.cluster.ports.database[place]}\npg1-socket-path=${join(this.cluster.folder, 'sock')}\n`
      writeFileSync(this.cluster.backrestConfig(name), `${this.here(installed, name)}${reached}`)
    }
  }

  /** As `postgres` on a node. @param {string} line @param {string} node */
  async onNode(line, node) {
    const place = names.indexOf(node)
    const env = {
      PATH: `${join(this.folder, 'bin')}:${this.cluster.layout.bin}:/usr/sbin:/usr/bin:/bin`,
      HOME: this.folder,
      PGBACKREST_CONFIG: this.cluster.backrestConfig(node),
      PATRONI_URL: `http://127.0.0.1:${this.cluster.ports.rest[place]}`,
    }
    return run('sh', ['-c', this.here(line, node)], { ...identity(), cwd: this.cluster.folder, env })
  }

  /** As the operator beside a server. @param {string} line */
  async asOperator(line) {
    const [first] = this.servers.webs
    if (!first) throw new Error('there is no server')
    this.servers.databaseUrl = this.cluster.url()
    const env = { PATH: process.env['PATH'], HOME: this.folder, ...this.servers.ofOperator(first) }
    return run('sh', ['-c', this.here(line)], { cwd: root, env })
  }

  /** Executes the document's lines up to one that begins so; answers what that printed. @param {string} last */
  async execute(last) {
    for (;;) {
      const line = this.waiting.shift()
      if (line === undefined) throw new Error(`${page} has no further line with ${last}`)
      const begin = performance.now()
      const said = await this.executeOne(line)
      console.log(`  ${((performance.now() - begin) / 1000).toFixed(1).padStart(5)} s  ${line}`)
      if (line.startsWith(last)) return said
    }
  }

  /** @param {string} line */
  async executeOne(line) {
    if (line.startsWith('npm ')) {
      // The doctor also finds that this is no real station.
      const { stdout } = await this.asOperator(line).catch((error) => {
        if (!line.startsWith('npm run doctor')) throw error
        return /** @type {{ stdout: string }} */ (error)
      })
      return stdout
    }
    if (line.startsWith('install -d')) {
      for (const node of names) await this.onNode(line, node)
      return ''
    }
    if (line.startsWith('install')) {
      const { stdout } = await run('sh', ['-c', this.here(line)], { cwd: root })
      return stdout
    }
    const { stdout } = await this.onNode(line, (await this.cluster.primary()) ?? '')
    return stdout
  }

  async end() {
    await this.servers.stopAll().catch((error) => console.error(error))
    await this.cluster.down()
    this.servers.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/**
 * Backs the cluster up under ten reports a second, deletes every document, loses every node, restores a moment into a new cluster
 * and reports again. True where nothing of that moment is missing, and no number and no letter came twice.
 * @param {number} base the first of seventy free ports
 */
export async function rehearseBackup(base) {
  const box = await openLetterBox(base + 50)
  const rehearsal = new Rehearsal(base)
  try {
    return await rehearse(rehearsal, box.letters)
  } finally {
    await rehearsal.end()
    box.close()
  }
}

/** @param {Rehearsal} rehearsal @param {ReadonlyMap<string, number>} letters */
async function rehearse(rehearsal, letters) {
  const { servers } = rehearsal
  await rehearsal.execute('install -m 644')
  rehearsal.configureNodes()
  await rehearsal.cluster.up()
  await servers.startAll(rehearsal.cluster.url())
  const before = startLoad(servers.webs)
  let isOver = false
  const sending = (async () => {
    while (!isOver) await before.send(1)
  })()
  await rehearsal.execute('cluster-backup full')
  await sleep(5000)
  await rehearsal.execute('pgbackrest --stanza=station info')
  await sleep(5000)
  const wanted = await readMoment(rehearsal.cluster.url())
  await sleep(5000)
  isOver = true
  await sending
  const unfinished = await before.finish()
  await loseDocuments(rehearsal.cluster.url())
  await rehearsal.execute('pgbackrest --stanza=station check')
  await servers.stopAll()
  for (const server of servers.webs)
    copyFileSync(
      join(server.dataDir, 'last-numbers.json'),
      join(rehearsal.folder, 'marks', `${server.port}.json`),
    )
  writeFileSync(join(rehearsal.folder, 'relay/mail.log'), relayLog(letters))
  await rehearsal.cluster.down()

  const begin = performance.now()
  rehearsal.cluster = new Cluster(rehearsal.base, { archives: true, restored: wanted.moment })
  rehearsal.cluster.writeFiles()
  rehearsal.configureNodes()
  await rehearsal.execute('install -d')
  await rehearsal.cluster.up()
  console.log(`  the restored cluster stands after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  const url = rehearsal.cluster.url()
  const open = await whatIsOpen(url)
  await rehearsal.execute('npm run letters -- send')
  await servers.startAll(url)
  const doctor = await rehearsal.execute('npm run doctor')
  const after = startLoad(servers.webs)
  await after.send(10)
  const unfinishedAfter = await after.finish()
  await rehearsal.execute('cluster-backup full')
  const found = await compareRestored(url, { wanted, before, after, letters })
  const healthy = ['backup', 'wal', 'numbers', 'outbox'].filter(
    (check) => !new RegExp(`^ok +${check} `, 'm').test(doctor),
  )
  const bad = {
    unfinished: unfinished + unfinishedAfter,
    ...found.bad,
    unhealthy: healthy.length,
    commandsLeft: rehearsal.waiting.length,
  }
  console.log(
    `  ${before.acknowledged.size} acknowledged before, ${wanted.numbers.length} of them at the moment that was restored, ${after.acknowledged.size} after`,
  )
  console.log(
    `  ${Object.entries(bad)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  )
  console.log(
    `  ${found.skipped} numbers left out and recorded; ${open.size} letters were not noted as sent then`,
  )
  return Object.values(bad).every((count) => count === 0)
}

/** What a mail server notes of the letters that it took. @param {ReadonlyMap<string, number>} letters */
const relayLog = (letters) =>
  [...letters.keys()].map((id) => `cleanup: message-id=<${id}@delegacia.example.org>\n`).join('')

/** Every document, as somebody may by mistake. @param {string} url */
async function loseDocuments(url) {
  const { openPool } = await import('../../apps/server/dist/store/connection/database.js')
  const pool = openPool(url, { connections: 1 })
  const db = await pool.connect()
  try {
    await db.query('delete from papers', [])
  } finally {
    db.release()
    await pool.end()
  }
}
