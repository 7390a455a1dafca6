// @ts-check
/** The commands of docs/first-hour.md, executed as they stand, in one shell. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { root } from '../../tools/run.mjs'
import { commandsUnder, ofTheMachine } from './documented-commands.mjs'
import { family, isAlive, signal } from './programs.mjs'
import { until } from './cluster.mjs'

const folder = '/srv/hour'
/** How long a line may take, in seconds. */
const patience = 240
const mark = '@@ended'

/** What the page promises: what the line that begins so prints. @type {readonly (readonly [string, RegExp])[]} */
const promises = [
  ['$as patronictl', /Leader[^]*Sync Standby|Sync Standby[^]*Leader/],
  ['node -p "Buffer.from', /^%PDF-$/m],
  ['curl --silent http://127.0.0.1:19180/metrics', /^station_reports_registered_total 1$/m],
  ['PORT=18080 DATA_DIR=/srv/hour/a npm run doctor', /^ok +backup [^]*^ok +wal |^ok +wal [^]*^ok +backup /m],
]

/** True where each line of the page ended well, and printed what the page promises. */
export async function spendFirstHour() {
  if (process.getuid?.() !== 0 || existsSync(folder)) {
    console.error(`the page of the first hour is for root, and ${folder} must not exist`)
    return false
  }
  const shell = spawn('bash', [], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  let text = ''
  shell.stderr.on('data', (chunk) => (text += String(chunk)))
  /** @type {(code: number) => void} */
  let ended = () => undefined
  createInterface({ input: shell.stdout }).on('line', (line) => {
    if (line.startsWith(mark)) ended(Number(line.slice(mark.length)))
    else text += `${line}\n`
  })
  const lines = commandsUnder('docs/first-hour.md', '# A cluster in an hour')
  const kept = new Set(promises.map(([begin]) => begin))
  let isWell = true
  try {
    for (const line of lines.filter((each) => !ofTheMachine.test(each))) {
      text = ''
      const begin = performance.now()
      const code = await new Promise((resolve) => {
        const late = setTimeout(resolve, patience * 1000, 124)
        ended = (status) => (clearTimeout(late), resolve(status))
        shell.stdin.write(`${line.replace('/opt/delegacia', root)}\necho "${mark} $?"\n`)
      })
      const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5)
      console.log(`  ${seconds} s  ${line.length > 110 ? `${line.slice(0, 110)}…` : line}`)
      const promise = promises.find(([start]) => line.startsWith(start))
      if (promise) kept.delete(promise[0])
      if (code === 0 && (promise?.[1].test(text) ?? true)) continue
      console.error(`ended with ${code}: ${line}\n${text}`)
      isWell = false
      break
    }
    if (kept.size > 0) console.error(`never tried: ${[...kept].join(', ')}`)
    return isWell && kept.size === 0
  } finally {
    await putAway(shell)
  }
}

/** Also what the page's last line did not end. @param {import('node:child_process').ChildProcess} shell */
async function putAway(shell) {
  const all = [...family(shell.pid ?? 0), ...databases()]
  for (const pid of all) signal(pid, 'SIGTERM')
  await until('the end', () => !all.some(isAlive), 20).catch(() => undefined)
  for (const pid of [...all, ...databases()].filter(isAlive)) signal(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** PostgreSQL is no child of the shell. */
const databases = () =>
  ['n1', 'n2', 'n3'].flatMap((name) => {
    try {
      const pid = Number(readFileSync(`${folder}/${name}/postmaster.pid`, 'utf8').split('\n')[0])
      return isAlive(pid) ? family(pid) : []
    } catch {
      return []
    }
  })
