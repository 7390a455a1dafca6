import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../run.mjs'

/** The ports of the station's three listeners. */
export type Listeners = { portal: number; desk: number; delivery: number }

type Placed = {
  folder: string
  listeners: Listeners
  /** Where the proxy listens for TLS and for plain HTTP. */
  tls: number
  open: number
  /** Certificate with chain, key, and both in one file. */
  certificate: string
  key: string
  both: string
  /** A port where nothing listens: the second server of an example, which is away. */
  away: number
}

type Example = { name: string; start: (example: string, placed: Placed) => ChildProcess }

const readExample = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')

/** Replaces each of these texts everywhere; one that is not there means that the example has changed: an error. */
function replacing(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the example does not hold: ${from}`)
    return changed.replaceAll(from, to)
  }, text)
}

/** Only this address may fetch reports in the tests. */
const police = ['10.20.0.0/16', '127.0.0.9/32'] as const
const run = (folder: string, program: string, args: string[]) =>
  spawn(program, args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder }, stdio: 'pipe' })

const nginx: Example = {
  name: 'nginx/delegacia.conf',
  start(example, { folder, listeners, tls, open, certificate, key }) {
    const changed = replacing(example, [
      ['/etc/ssl/delegacia/fullchain.pem', certificate],
      ['/etc/ssl/delegacia/privkey.pem', key],
      ['/var/log/nginx/', `${folder}/`],
      ['listen 443', `listen 127.0.0.1:${tls}`],
      ['listen 80', `listen 127.0.0.1:${open}`],
      ['127.0.0.1:8080', `127.0.0.1:${listeners.portal}`],
      ['127.0.0.1:8081', `127.0.0.1:${listeners.desk}`],
      ['127.0.0.1:8082', `127.0.0.1:${listeners.delivery}`],
      police,
    ])
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    // Master and worker in one process of this user.
    const around = `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${places}\n${changed}\n}\n`
    writeFileSync(join(folder, 'nginx.conf'), around)
    return run(folder, '/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')])
  },
}

const caddy: Example = {
  name: 'caddy/Caddyfile',
  start(example, { folder, listeners, tls, open, certificate, key }) {
    const changed = replacing(example, [
      ['/etc/ssl/delegacia/fullchain.pem', certificate],
      ['/etc/ssl/delegacia/privkey.pem', key],
      ['\tadmin off\n', `\tadmin off\n\thttp_port ${open}\n\thttps_port ${tls}\n\tdefault_bind 127.0.0.1\n`],
      [':443 {', `:${tls} {`],
      ['127.0.0.1:8080', `127.0.0.1:${listeners.portal}`],
      ['127.0.0.1:8081', `127.0.0.1:${listeners.desk}`],
      ['127.0.0.1:8082', `127.0.0.1:${listeners.delivery}`],
      police,
    ])
    writeFileSync(join(folder, 'Caddyfile'), changed)
    return run(folder, 'caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'])
  },
}

const haproxy: Example = {
  name: 'haproxy/haproxy.cfg',
  start(example, { folder, listeners, tls, open, both, away }) {
    const changed = replacing(example, [
      ['/etc/ssl/delegacia/station.pem', both],
      ['bind :443', `bind 127.0.0.1:${tls}`],
      ['bind :80\n', `bind 127.0.0.1:${open}\n`],
      ['10.0.0.11:8080', `127.0.0.1:${listeners.portal}`],
      ['10.0.0.11:8081', `127.0.0.1:${listeners.desk}`],
      ['10.0.0.11:8082', `127.0.0.1:${listeners.delivery}`],
      ['10.0.0.12:8080', `127.0.0.1:${away}`],
      ['10.0.0.12:8081', `127.0.0.1:${away}`],
      ['10.0.0.12:8082', `127.0.0.1:${away}`],
      police,
    ])
    writeFileSync(join(folder, 'haproxy.cfg'), changed)
    return run(folder, '/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  },
}

/** The examples of deploy/, in the order in which they are documented. */
export const proxyExamples: readonly Example[] = [nginx, caddy, haproxy]

/** Starts the example's own program with the example's own text: only ports, paths and the police's address are changed. */
export async function startProxy({ name, start }: Example, parent: string, given: Omit<Placed, 'folder'>) {
  const folder = mkdtempSync(join(parent, 'proxy-'))
  mkdirSync(folder, { recursive: true })
  const child = start(readExample(name), { ...given, folder })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (said.text += String(chunk)))
  child.on('error', (error) => (said.text += error.message))
  for (let tries = 0; !(await listens(given.tls)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`${name} did not start: ${said.text}`)
    await sleep(100)
  }
  return {
    /** All that it has written so far, to its output and into its files. */
    log: () =>
      [
        said.text,
        ...readdirSync(folder)
          .filter((file) => file.endsWith('.log'))
          .map((file) => readFileSync(join(folder, file), 'utf8')),
      ].join('\n'),
    async stop() {
      if (child.exitCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
