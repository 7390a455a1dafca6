// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'
import { startStation } from '../station.mjs'
import { inTurns, share } from './in-turns.mjs'
import { fetchOnce } from './raw-requests.mjs'
import { startTask } from './task.mjs'

const [rounds, seconds, connections] = [5, Number(process.env['BENCH_SECONDS'] || 3), 16]

const page = readFileSync(join(root, 'apps/web/dist/index.html'), 'utf8')
/** What people ask for most often. */
const paths = {
  page: '/',
  script: /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '',
  list: '/api/COMBO_LOCALIDADE/PA',
}

/** Pages and lists from the station beside the same bytes from a server of Node's own module alone, asked the same way. */
export async function measure() {
  const station = await startStation({ DESK_PORT: 'off' })
  const bare = startTask('bare-server.mjs')
  const asker = startTask('ask-for-bytes.mjs', [String(connections)])
  try {
    const answers = await Promise.all(
      Object.values(paths).map(async (path) => ({ path, ...(await fetchOnce(station.address, path)) })),
    )
    const beside = String(await bare.ask({ answers: answers.map(({ path, raw }) => ({ path, raw })) }))
    /** @type {import('../figures.mjs').Figure[]} */
    const figures = []
    for (const [name, path] of Object.entries(paths)) {
      const ask = (/** @type {string} */ address, /** @type {number} */ lasting) => () =>
        asker.ask({ address, path, seconds: lasting })
      await ask(station.address, 1)()
      await ask(beside, 1)()
      const found = await inTurns(rounds, {
        station: ask(station.address, seconds),
        bare: ask(beside, seconds),
      })
      const bytes = answers.find((answer) => answer.path === path)?.raw.length ?? 0
      const rates = `${found('station').toFixed(0)} beside ${found('bare').toFixed(0)} a second, ${bytes} bytes`
      figures.push({ what: `${name} (${path})`, found: rates })
      // Browsers and proxies keep scripts for good: they are asked for once.
      if (name !== 'script')
        figures.push(share(`${name} of the bare server`, found('station'), found('bare'), 0.6))
    }
    return figures
  } finally {
    await Promise.all([bare.end(), asker.end()])
    await station.stop()
    station.remove()
  }
}
