// @ts-check
/**
 * `npm run dev`: the server on port 8080, the portal and the desk on the addresses that Vite prints; all restart on every
 * change.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { binary, root, run } from './run.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

/** As in apps/desk/vite.config.ts: the desk answers requests for its own address alone. */
const deskUrl = 'http://localhost:25174'

const projects = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server']

console.log('Building the server')
const built = await run(binary('tsc'), ['-b', ...projects])
if (!built.passed) console.error(built.output)

const programs = [
  spawn(binary('tsc'), ['-b', '--watch', '--preserveWatchOutput', ...projects], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { DESK_URL: deskUrl, ...process.env },
  }),
  ...['apps/web', 'apps/desk'].map((app) =>
    spawn('npm', ['run', 'dev', '-w', app], { cwd: root, stdio: 'inherit' }),
  ),
]

console.log(`The desk opens at ${deskUrl} once somebody has an account; in another window:
  DESK_URL=${deskUrl} npm run desk -- invite --role delegado --unit "Delegacia Virtual" --name "M. Lobato" --registration 5912345`)

let ending = false
/** If one program ends, all end: half a development server is no use. @param {number} code */
function end(code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const program of programs) program.kill('SIGTERM')
}
for (const program of programs) program.on('exit', (code) => end(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, () => end(0))
whenNpmEnds(() => end(0))
