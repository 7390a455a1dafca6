import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, expect, test, vi } from 'vitest'
import { makeCnefeFile, makeEdneFolder } from '../../apps/server/addresses/import/made-up-files.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { commandsUnder, ofTheMachine } from '../../proof/availability/documented-commands.mjs'
import { root } from '../run.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'machine-'))
// Run as root, the database has a user of its own, who must get in.
chmodSync(scratch, 0o711)
let server: ChildProcess | undefined
afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(scratch, { recursive: true })
})

const commands = commandsUnder('docs/deploy.md', '## A stranger’s hour: one machine')

const [port, deskPort, metricsPort, deliveryPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const places: readonly (readonly [string, string])[] = [
  ['/opt/delegacia', root],
  ['/var/lib/delegacia', join(scratch, 'lib')],
  ['/var/backups/delegacia', join(scratch, 'backups')],
  ['/etc/delegacia', join(scratch, 'etc')],
  ['/etc/systemd/system', join(scratch, 'units')],
  ['/etc/nginx/conf.d', join(scratch, 'nginx')],
  ['/usr/local/bin', join(scratch, 'bin')],
  ['/usr/bin/node', process.execPath],
  ['runuser -u delegacia --', 'env'],
  [' -o delegacia -g delegacia -m 700 ', ' -m 711 '],
  [' -o root -g delegacia ', ' '],
  ['127.0.0.1:9180', `127.0.0.1:${metricsPort}`],
  ...['eDNE', '15_PA.csv', 'streets.csv', 'units.csv'].map(
    (file) => [`/tmp/${file}`, join(scratch, file)] as const,
  ),
]
const here = (text: string) => places.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)

const PATH = `${join(scratch, 'bin')}:${process.env['PATH']}`
const run = promisify(execFile)
/** What a line prints, and how it ends. */
async function execute(line: string): Promise<{ code: number; text: string }> {
  try {
    const { stdout, stderr } = await run('sh', ['-c', here(line)], {
      cwd: scratch,
      env: { PATH, HOME: scratch },
    })
    return { code: 0, text: `${stdout}${stderr}` }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: `${stdout}${stderr}` }
  }
}

/** Starts what the unit of the service says, as systemd does after `enable --now`. */
function startUnit(): ChildProcess {
  const unit = readFileSync(join(scratch, 'units/delegacia.service'), 'utf8')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(here(unit))?.[1] ?? ''
  const environment = [...here(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' '),
  )
  const given = readFileSync(valueOf('EnvironmentFile'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  const env = Object.fromEntries(
    [...environment, ...given].map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1),
    ]),
  )
  const [program = '', ...args] = valueOf('ExecStart').split(' ')
  return spawn(program, args, { cwd: valueOf('WorkingDirectory'), env, stdio: 'ignore' })
}

/** As an operator writes them in between: ports of this test, and no work of the browser for the report below. */
const ownSettings = Object.entries({
  PORT: port,
  DESK_PORT: deskPort,
  DELIVERY_PORT: deliveryPort,
  METRICS_PORT: metricsPort,
  HUMAN_CHECK: 'off',
  BACKUP_AT: 'off',
  BACKUP_DIR: join(scratch, 'backups'),
})
  .map(([name, value]) => `${name}=${value}\n`)
  .join('')

// DP-11
test(
  'the commands of the document make a station that registers, is backed up, measured and examined',
  { timeout: 240_000 },
  async () => {
    for (const folder of ['units', 'bin', 'nginx']) mkdirSync(join(scratch, folder))
    const said = new Map<string, { code: number; text: string }>()
    const executeAll = async (lines: readonly string[]) => {
      for (const line of lines) if (!ofTheMachine.test(line)) said.set(line, await execute(line))
    }
    const start = commands.findIndex((line) => line.startsWith('systemctl enable --now delegacia'))
    expect(start).toBeGreaterThan(5)
    await executeAll(commands.slice(0, start))
    appendFileSync(join(scratch, 'etc/settings'), ownSettings)
    const station = join(scratch, 'bin/station')
    writeFileSync(station, here(readFileSync(station, 'utf8')))
    server = startUnit()
    const address = `http://127.0.0.1:${port}/api`
    const isReady = async () => expect((await fetch(`${address}/saude/pronta`)).status).toBe(200)
    await vi.waitFor(isReady, { timeout: 90_000, interval: 500 })
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const filed = await fetch(`${address}/ocorrencia`, {
      method: 'POST',
      headers,
      body: JSON.stringify(lossReport()),
    })
    expect(filed.status).toBe(201)
    await executeAll(commands.slice(start))
    const failed = [...said].filter(([line, { code }]) => code !== 0 && !line.endsWith('npm run doctor'))
    expect(failed).toEqual([])
    const textOf = (part: string) => [...said].find(([line]) => line.includes(part))?.[1].text
    expect(textOf('npm run desk')).toMatch(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2,}\b/)
    expect(textOf('npm run backup')).toContain('Verified: restored, 1 reports')
    expect(textOf('/metrics')).toContain('station_reports_registered_total 1')
    // The host names of the example lead nowhere; everything of this machine is well.
    const doctor = textOf('npm run doctor') ?? ''
    const wrongs = [...doctor.matchAll(/^wrong +(\S+)/gm)].map(([, check]) => check)
    expect(new Set(wrongs)).toEqual(new Set(['portal-address', 'desk-address']))
    expect(doctor).toMatch(/^ok +backup /m)
  },
)

/** What the operator has from elsewhere, made up. */
function writeTables(): void {
  makeEdneFolder(join(scratch, 'eDNE'))
  renameSync(makeCnefeFile(scratch), join(scratch, '15_PA.csv'))
  writeFileSync(
    join(scratch, 'streets.csv'),
    'municipio;tipo;logradouro;cep\n1506203;Rua;João Pessoa;68721000\n',
  )
  writeFileSync(
    join(scratch, 'units.csv'),
    'municipio;bairro;nome;endereco\n1506203;;Delegacia de Salinópolis;Rua Um, 1\n',
  )
}

// DP-11
test(
  'the other commands of an operator do on that machine what their page says',
  { timeout: 240_000 },
  async () => {
    writeTables()
    /** Runs a line of the page as the wrapper of the service does. */
    const station = async (line: string) => {
      const { code, text } = await execute(`station ${line}`)
      return `${line.replaceAll(/ +#.*| {2,}/g, ' ').trim()} → ${code}\n${text}`
    }
    const said: string[] = []
    for (const [page, heading] of [
      ['start', '## Streets'],
      ['desk', '## Units'],
      ['desk', '## Accounts'],
      ['backup', '## Back up'],
      ['daily', '## Doctor'],
    ] as const)
      for (const line of commandsUnder(`docs/operations/${page}.md`, heading)) {
        const made = /\d{4}-\d\d-\d\dT\d{6}Z-277\.\d{4}\.\d{6}/
        // The backup that the page verifies is one that was made before it.
        const ofHere = line.replace(made, made.exec(said.at(-1) ?? '')?.[0] ?? '$&')
        said.push(await station(ofHere))
      }
    expect(said).toEqual([
      expect.stringMatching(/^npm run import:streets -- edne [^]*→ 0\n[^]*\d+ lines taken/),
      expect.stringMatching(/^npm run import:streets -- cnefe [^]*→ 0\n[^]*\d+ lines taken/),
      expect.stringMatching(/^npm run import:streets -- csv [^]*→ 0\n[^]*1 lines taken, 0 rejected/),
      expect.stringMatching(/^npm run units -- load [^]*→ 0\n[^]*1 units for 1 municipalities/),
      expect.stringMatching(/^npm run desk -- invite [^]*→ 0\n[^]*[0-9A-Z]{4}(-[0-9A-Z]{4}){2,}/),
      expect.stringMatching(/^npm run backup → 0\n[^]*Verified: restored, 1 reports/),
      expect.stringMatching(/^npm run backup -- list → 0\n[^]*277\./),
      expect.stringMatching(/^npm run backup -- verify 20[^]*→ 0\n[^]*1 reports/),
      // The host names of the example lead nowhere.
      expect.stringMatching(/^npm run doctor → 2\n[^]*^ok +backup /m),
      expect.stringMatching(/^npm run doctor -- --json → 2\n[^]*"portal-address"/),
    ])
  },
)
