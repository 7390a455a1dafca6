// @ts-check
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bouncerConfig, haproxyConfig, names, patroniYaml, postBootstrap } from './cluster-files.mjs'
import { family, identity, isAlive, launch, signal } from './programs.mjs'

/** @param {string} what @param {() => unknown} done @param {number} [seconds] */
export async function until(what, done, seconds = 120) {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await done()) return
    await sleep(200)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

const programs = '/usr/lib/postgresql'
const newestBin = () =>
  join(programs, readdirSync(programs).toSorted((one, other) => Number(other) - Number(one))[0] ?? '', 'bin')

/**
 * Patroni before 3.0.3 overwrites the leader's key through etcd's third protocol without asking: a primary that was frozen takes
 * the cluster back, and what the new one acknowledged is lost. Its client of the second protocol compares.
 * @returns {'etcd' | 'etcd3'}
 */
function storeProtocol() {
  const version =
    /(\d+)\.(\d+)\.(\d+)/.exec(execFileSync('patroni', ['--version'], { encoding: 'utf8' })) ?? []
  const [major = 0, minor = 0, patch = 0] = version.slice(1).map(Number)
  return major > 3 || (major === 3 && (minor > 0 || patch >= 3)) ? 'etcd3' : 'etcd'
}

/** @param {number} base @returns {import('./cluster-files.mjs').Ports} */
const portsFrom = (base) => {
  const three = (/** @type {number} */ first) => [0, 1, 2].map((place) => base + first + place)
  return {
    haproxy: base,
    bouncer: base + 1,
    database: three(10),
    rest: three(20),
    etcd: three(30),
    peer: three(40),
  }
}

/** Three PostgreSQL under Patroni with a strict synchronous standby, three members of etcd, and HAProxy in front. */
export class Cluster {
  /**
   * @param {number} base the first of fifty ports
   * @param {Pick<import('./cluster-files.mjs').Layout, 'archives' | 'restored'>} [backup]
   */
  constructor(base, backup = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'availability-'))
    this.ports = portsFrom(base)
    this.layout = {
      folder: this.folder,
      bin: newestBin(),
      ports: this.ports,
      store: storeProtocol(),
      ...backup,
    }
    /** @type {Map<string, number>} */
    this.started = new Map()
    /** @type {Map<string, number[]>} */
    this.frozen = new Map()
  }

  /** Of the station's database behind one of the ports. @param {number} [port] */
  url(port = this.ports.haproxy) {
    return `postgres://station:station@127.0.0.1:${port}/station`
  }

  /** @param {string} name @param {string} program @param {readonly string[]} args @param {Record<string, string>} [more] */
  launch(name, program, args, more) {
    this.started.set(name, launch(this.folder, name, program, args, this.layout.bin, more))
  }

  async up() {
    this.writeFiles()
    for (const place of names.keys()) this.startEtcd(place)
    await until('etcd', () => this.etcdAnswers(0), 30)
    for (const name of names) this.startNode(name)
    this.launch('haproxy', 'haproxy', ['-db', '-f', join(this.folder, 'haproxy.cfg')])
    this.launch('bouncer', 'pgbouncer', [join(this.folder, 'bouncer.ini')])
    await this.settled()
  }

  writeFiles() {
    chmodSync(this.folder, 0o711)
    mkdirSync(join(this.folder, 'sock'), { recursive: true, mode: 0o700 })
    /** @type {Record<string, string>} */
    const files = {
      'haproxy.cfg': haproxyConfig(this.layout),
      'bouncer.ini': bouncerConfig(this.layout),
      'bouncer.users': '"station" "station"\n"postgres" "super"\n',
      'post-bootstrap.sh': postBootstrap,
    }
    for (const [place, name] of names.entries()) files[`${name}.yml`] = patroniYaml(this.layout, place)
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(this.folder, name), text, { mode: name.endsWith('.sh') ? 0o755 : 0o600 })
    const { uid, gid } = identity()
    if (uid === undefined || gid === undefined) return
    for (const path of [this.folder, ...readdirSync(this.folder).map((name) => join(this.folder, name))])
      chownSync(path, uid, gid)
  }

  /** @param {number} place */
  startEtcd(place) {
    const at = (/** @type {number | undefined} */ port) => `http://127.0.0.1:${port}`
    const [client, peer] = [at(this.ports.etcd[place]), at(this.ports.peer[place])]
    const members = this.ports.peer.map((port, one) => `e${one}=${at(port)}`).join(',')
    const options = {
      name: `e${place}`,
      'data-dir': join(this.folder, `etcd-${place}`),
      'heartbeat-interval': '300',
      'election-timeout': '3000',
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': members,
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    if (this.layout.store === 'etcd') args.push('--enable-v2')
    this.launch(`etcd-${place}`, 'etcd', args)
  }

  /** @param {number} place */
  etcdAnswers(place) {
    const url = `http://127.0.0.1:${this.ports.etcd[place]}/health`
    return fetch(url, { signal: AbortSignal.timeout(1500) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** The place of the member that leads. */
  async etcdLeader() {
    const members = await Promise.all(
      this.ports.etcd.map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
        return /^etcd_server_is_leader 1$/m.test(await answer.text())
      }),
    )
    return members.indexOf(true)
  }

  /** @param {string} name */
  startNode(name) {
    const more = { PGBACKREST_CONFIG: this.backrestConfig(name) }
    this.launch(`patroni-${name}`, 'patroni', [join(this.folder, `${name}.yml`)], more)
  }

  /** Where a node's pgBackRest is told of its place. @param {string} name */
  backrestConfig = (name) => join(this.folder, `pgbackrest-${name}.conf`)

  /** What each node says of itself. */
  state() {
    return Promise.all(
      names.map(async (name, place) => {
        try {
          const url = `http://127.0.0.1:${this.ports.rest[place]}/patroni`
          const answer = await fetch(url, { signal: AbortSignal.timeout(1500) })
          const {
            role,
            state,
            sync_standby: sync,
          } = /** @type {Record<string, string>} */ (await answer.json())
          return { name, role: role === 'master' ? 'primary' : role, state, isSync: Boolean(sync) }
        } catch {
          return { name, role: 'gone', state: 'gone', isSync: false }
        }
      }),
    )
  }

  async primary() {
    const found = (await this.state()).find(({ role, state }) => role === 'primary' && state === 'running')
    return found?.name
  }

  async standbys() {
    return (await this.state()).filter(({ role }) => role === 'replica').map(({ name }) => name)
  }

  /** One primary, two standbys, one of them synchronous. */
  settled() {
    return until('the cluster', async () => {
      const nodes = await this.state()
      const following = nodes.filter(
        ({ role, state }) => role === 'replica' && (state === 'running' || state === 'streaming'),
      )
      return (
        nodes.some(({ role, state }) => role === 'primary' && state === 'running') &&
        following.length === 2 &&
        nodes.some(({ isSync }) => isSync)
      )
    })
  }

  /** Patroni, its PostgreSQL and all that they started. @param {string} name @returns {number[]} */
  processes(name) {
    const heads = [this.started.get(`patroni-${name}`) ?? 0]
    try {
      heads.push(Number(readFileSync(join(this.folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]))
    } catch {
      // It is not running.
    }
    return [...new Set(heads.filter((pid) => pid > 1 && isAlive(pid)).flatMap(family))]
  }

  /** As a power cut would. @param {string} name */
  kill(name) {
    for (const pid of this.processes(name)) signal(pid, 'SIGKILL')
  }

  /** @param {string} name */
  freeze(name) {
    const processes = this.processes(name)
    this.frozen.set(name, processes)
    for (const pid of processes) signal(pid, 'SIGSTOP')
  }

  /** @param {string} name */
  thaw(name) {
    for (const pid of this.frozen.get(name) ?? []) signal(pid, 'SIGCONT')
    this.frozen.delete(name)
  }

  async switchover() {
    const leader = await this.primary()
    const place = names.indexOf(leader ?? '')
    const answer = await fetch(`http://127.0.0.1:${this.ports.rest[place]}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader }),
    })
    if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
  }

  async down() {
    for (const name of this.frozen.keys()) this.thaw(name)
    const all = [...names.flatMap((name) => this.processes(name)), ...this.started.values()]
    for (const pid of this.started.values()) signal(pid, 'SIGTERM')
    await until('the end', () => !all.some(isAlive), 15).catch(() => undefined)
    for (const pid of all.filter(isAlive)) signal(pid, 'SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
