import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createClosing, type Closing } from './closing.ts'
import { freePort } from './free-port.fixture.ts'
import { measuredStation } from './measured-station.fixture.ts'

type Panel = { title: string; targets?: { expr: string }[] }
type Answer = { status: string; data: { result: unknown[] } }

const deploy = join(import.meta.dirname, '../../../deploy')
const closing = createClosing(() => undefined)
afterEach(() => closing.close())

/** Debian's Prometheus, which reads the station every second; returns how to ask it. */
async function startPrometheus(
  closing: Closing,
  station: string,
): Promise<(query: string) => Promise<Answer>> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'))
  await chmod(folder, 0o755)
  const config = join(folder, 'prometheus.yml')
  const example = await readFile(join(deploy, 'prometheus/prometheus.yml'), 'utf8')
  await writeFile(
    config,
    example
      .replace('scrape_interval: 15s', 'scrape_interval: 1s')
      .replace('- alerts.yml', `- ${join(deploy, 'prometheus/alerts.yml')}`)
      .replace(/targets: .*/, `targets: ['${new URL(station).host}']`),
  )
  const address = `127.0.0.1:${await freePort()}`
  const program = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  closing.add(async () => {
    if (program.exitCode === null && program.kill()) await once(program, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  return async (query) => {
    const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(query)}`)
    return (await answer.json()) as Answer
  }
}

/** Of these nothing may have happened yet. */
const notYet = ['Faults', 'Time of a job', 'Jobs of the outbox', 'The oldest due job', 'Clock']

// ME-07
test(
  'each panel of the Grafana board shows what Prometheus has read from a station',
  { timeout: 90_000 },
  async () => {
    const { panels } = JSON.parse(await readFile(join(deploy, 'grafana/station.json'), 'utf8')) as {
      panels: Panel[]
    }
    const { station, address } = await measuredStation(closing)
    const ask = await startPrometheus(closing, address)
    const twiceRead = async (measurement: string) =>
      vi.waitFor(
        async () =>
          expect((await ask(`count_over_time(${measurement}[1m]) > 1`)).data.result).not.toEqual([]),
        { timeout: 30_000, interval: 500 },
      )
    await twiceRead('station_reports_registered_total')
    expect((await station.register()).statusCode).toBe(201)
    await twiceRead('station_requests_total')

    const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
    const answers = await Promise.all(
      shown.map(async ({ title, expr }) => ({
        title,
        ...(await ask(expr.replaceAll('$__rate_interval', '1m'))),
      })),
    )
    expect(answers.filter(({ status }) => status !== 'success')).toEqual([])
    const empty = answers.filter(({ data }) => data.result.length === 0).map(({ title }) => title)
    expect(empty.filter((title) => !notYet.includes(title))).toEqual([])
    expect(answers.length - empty.length).toBeGreaterThan(15)
  },
)
