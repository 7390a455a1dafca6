// @ts-check
/** `npm run demo`: a station of its own with made-up reports, units and officers, which is gone when it ends. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, run } from './run.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const folder = mkdtempSync(join(tmpdir(), 'station-demo-'))
// If root starts it, the database runs as another user, who needs access to this folder.
chmodSync(folder, 0o711)
const { PORT: port = '8080', DESK_PORT: deskPort = '8081' } = process.env
const portal = `http://localhost:${port}`
const env = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: portal,
  DESK_PORT: deskPort,
  DESK_URL: `http://localhost:${deskPort}`,
  DATA_DIR: join(folder, 'data'),
  BACKUP_AT: 'off',
  // Made-up reports are sent by this program, which is not human.
  HUMAN_CHECK: 'off',
}

const unit = 'Seccional de São Brás'
const officers = [
  { role: 'atendente', name: 'C. Duarte', registration: '5900001', unit },
  { role: 'delegado', name: 'M. Lobato', registration: '5900002', unit },
  { role: 'delegado', name: 'R. Farias', registration: '5900003', unit: 'Delegacia de Salinópolis' },
  { role: 'chefia', name: 'A. Moura', registration: '5900004', unit },
  { role: 'auditor', name: 'J. Nunes', registration: '5900005', unit: undefined },
]

const station = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
// Where nobody reads on, as behind `head`, it must still live to end its station and to remove the folder.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => station.kill(signal))
whenNpmEnds(() => station.kill('SIGTERM'))
let ended = false
station.on('exit', (code) => {
  ended = true
  // A command that finds no station starts the database of the folder itself: the folder goes after the last one.
  void shown.then(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 1)
  })
})

/** Shows what the station says, without its log of requests; ends when it serves. @returns {Promise<void>} */
const ready = () =>
  new Promise((resolve, reject) => {
    createInterface({ input: station.stdout })
      .on('line', (line) => {
        if (!line.startsWith('{')) console.log(line)
        if (line.startsWith('Ready:')) resolve()
      })
      .on('close', () => reject(new Error('the station ended before it served')))
  })

/**
 * Runs a command of the operator against the station.
 * @param {string} command
 * @param {string[]} args
 */
async function operate(command, ...args) {
  if (ended) throw new Error(`the station ended before "${command} ${args[0] ?? ''}"`)
  const program = join(root, `apps/server/dist/operator/cli/${command}.js`)
  const { passed, output } = await run(process.execPath, [program, ...args], { env })
  if (!passed) throw new Error(output)
  return output
}

/**
 * Registers a made-up report as if it had happened so many hours ago.
 * @param {Record<string, unknown> & { fato: object }} report
 * @param {number} hours
 * @returns {Promise<{ nrBop: string, autDig: string, bop: string }>}
 */
async function register(report, hours) {
  // Pará is three hours behind, all the year.
  const then = new Date(Date.now() - (hours + 3) * 3_600_000).toISOString()
  const [year, month, day] = then.slice(0, 10).split('-')
  const fato = {
    ...report.fato,
    datahora: `${then.slice(0, 10)} ${then.slice(11, 16)}`,
    ds_datahora: `${day}/${month}/${year} ${then.slice(11, 16)}`,
  }
  const answer = await fetch(`${portal}/api/ocorrencia`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...report, fato }),
  })
  if (answer.status !== 201) throw new Error(`a made-up report was refused: ${await answer.text()}`)
  return await answer.json()
}

async function show() {
  await ready()
  await operate('units', 'load', join(root, 'tools/demo/units.csv'))
  const reports = JSON.parse(readFileSync(join(root, 'tools/demo/reports.json'), 'utf8'))
  const registered = []
  for (const [index, report] of reports.entries()) registered.push(await register(report, 20 + 7 * index))
  console.log(`\nThe portal of the citizens: ${portal}  (${registered.length} made-up reports)`)
  const [first] = registered
  if (first) console.log(`  a number and its code: ${first.bop}  ${first.autDig}`)
  for (const { role, name, registration, unit: of } of officers) {
    const who = ['--role', role, '--name', name, '--registration', registration]
    console.log(await operate('desk', 'invite', ...who, ...(of === undefined ? [] : ['--unit', of])))
  }
  console.log('Ctrl+C ends the demonstration and removes everything that it wrote.')
}

const shown = show().catch((error) => {
  if (!ended) console.error(error)
  station.kill('SIGTERM')
})
