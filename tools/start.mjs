// @ts-check
/** `npm start`: builds what is missing or out of date, then runs the server until a signal ends it. Arguments are the server's. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { binary, root, run } from './run.mjs'
import { serverEnvironment } from './server-memory.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const server = join(root, 'apps/server/dist')
const pages = ['apps/web', 'apps/desk']
const projects = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server']
const dataDir = resolve(root, process.env['DATA_DIR']?.trim() || 'data')

/** @param {string} message */
function refuse(message) {
  console.error(message)
  process.exit(1)
}

/** Before anything is built: a running server reads the files that a build replaces. */
async function refuseSecondServer() {
  const lock = join(server, 'base/platform/data-dir-lock.js')
  if (!existsSync(lock)) return
  const running = (await import(pathToFileURL(lock).href)).runningServer(dataDir)
  if (running)
    refuse(`A server is already running here: ${running.address} (process ${running.pid}, ${dataDir})`)
}

/** Notes of the compiler, and what only tests are made of. */
const notBuilt = /[.](tsbuildinfo|test[.]tsx?|fixture[.]tsx?)$/

/**
 * The time of the latest change of a file below the folder.
 * @param {string} folder
 * @returns {number}
 */
function latestChange(folder) {
  const built = ['node_modules', 'dist']
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !built.includes(name) && !notBuilt.test(name))
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? latestChange(path) : statSync(path).mtimeMs
    })
    .reduce((latest, time) => Math.max(latest, time), 0)
}

/** @type {Map<string, number>} */
const changes = new Map()

/** The time of the latest change of any of them. @param {readonly string[]} folders */
function changedAt(folders) {
  for (const folder of folders)
    if (!changes.has(folder)) changes.set(folder, latestChange(join(root, folder)))
  return Math.max(...folders.map((folder) => changes.get(folder) ?? 0))
}

/** @param {string} app */
function pageIsCurrent(app) {
  const page = join(root, app, 'dist/index.html')
  if (!existsSync(page)) return false
  const packages = [...projects.filter((project) => project.startsWith('packages/')), 'packages/ui']
  return changedAt([app, ...packages]) <= statSync(page).mtimeMs
}

/** Whether the compiler would find nothing to do; asking it takes as long as half a start. */
function serverIsCurrent() {
  const notes = projects.map((project) => join(root, project, 'dist/tsconfig.tsbuildinfo'))
  if (![...notes, join(server, 'main.js')].every((file) => existsSync(file))) return false
  return changedAt(projects) <= Math.min(...notes.map((note) => statSync(note).mtimeMs))
}

/** @param {string} title @param {string} program @param {string[]} args */
async function build(title, program, args) {
  console.log(title)
  const { passed, output } = await run(program, args)
  if (!passed) refuse(`${output}\nThe build failed; nothing was started.`)
}

await refuseSecondServer()
const hasCompiler = existsSync(binary('tsc'))
if (!hasCompiler && !existsSync(join(server, 'main.js')))
  refuse('The tools are not installed: run "npm ci" first')
if (hasCompiler && !serverIsCurrent()) await build('Building the server', binary('tsc'), ['-b', ...projects])
for (const app of pages)
  if (!pageIsCurrent(app)) await build(`Building the pages of ${app}`, 'npm', ['run', 'build', '-w', app])

const child = spawn(process.execPath, [join(server, 'main.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: serverEnvironment,
  // The channel closes with this process: if it is killed, the server shuts down in order.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
whenNpmEnds(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
