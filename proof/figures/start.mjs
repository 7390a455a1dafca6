// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'
import { freePort } from '../station.mjs'
import { quantile } from '../quantile.mjs'

const rounds = 5

/**
 * `npm start` of a built station until it is ready: on an empty data folder (cold), and on the same once more (warm); beside a
 * start of Node alone, which tells how quick the machine is.
 */
export async function measure() {
  /** @type {Record<'cold' | 'warm' | 'node', number[]>} */
  const times = { cold: [], warm: [], node: [] }
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
    chmodSync(folder, 0o711)
    times.cold.push(await startTime(join(folder, 'data')))
    times.warm.push(await startTime(join(folder, 'data')))
    times.node.push(await nodeTime())
    rmSync(folder, { recursive: true, force: true })
  }
  const [cold, warm, node] = [times.cold, times.warm, times.node].map((each) => quantile(each, 0.5))
  return [
    atMost('a start on an empty data folder, at most 5 s', cold ?? 0, 5),
    atMost('a start on a data folder that is there, at most 2 s', warm ?? 0, 2),
    { what: 'a start of Node alone', found: `${(node ?? 0).toFixed(2)} s` },
  ]
}

/** @param {string} what @param {number} found @param {number} most */
const atMost = (what, found, most) => ({ what, found: `${found.toFixed(1)} s`, passed: found <= most })

/** @param {string} dataDir */
async function startTime(dataDir) {
  const begin = performance.now()
  const server = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DESK_PORT: 'off',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  let said = ''
  const took = await new Promise((resolve, reject) => {
    server.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      said += chunk.toString('utf8')
      if (said.includes('Ready: ')) resolve((performance.now() - begin) / 1000)
    })
    void ended.then(() => reject(new Error(`The server ended:\n${said}`)))
  })
  server.kill('SIGTERM')
  await ended
  return took
}

async function nodeTime() {
  const begin = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
  return (performance.now() - begin) / 1000
}
