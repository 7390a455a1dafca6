import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../apps/server/start/free-port.fixture.ts'

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('station-demo-'))

/** Lets it stop its station; killed alone it would leave that running. */
async function endInOrder(demo: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (demo.exitCode !== null || demo.signalCode !== null) return
  demo.kill('SIGINT')
  await Promise.race([ended, sleep(20_000)])
  demo.kill('SIGKILL')
}

/** The demonstration, and its end. */
async function startDemo() {
  const [port, deskPort] = [await freePort(), await freePort()]
  const demo = spawn(process.execPath, [join(import.meta.dirname, 'demo.mjs')], {
    env: { ...process.env, PORT: String(port), DESK_PORT: String(deskPort) },
  })
  const ended = new Promise((resolve) => demo.on('exit', resolve))
  onTestFinished(() => endInOrder(demo, ended))
  return { demo, ended, port, deskPort }
}

/** What it says until these words; then nobody reads it any more. */
async function readUntil({ stdout }: Pick<ChildProcessWithoutNullStreams, 'stdout'>, words: string) {
  let said = ''
  for await (const chunk of stdout) {
    said += String(chunk)
    if (said.includes(words)) break
  }
  return said
}

// DK-24
test(
  'one command shows both sides: a report to follow, an invitation for each role, and nothing left afterwards',
  { timeout: 180_000 },
  async () => {
    const before = folders()
    const { demo, ended, port, deskPort } = await startDemo()
    const said = await readUntil(demo, 'Ctrl+C')
    const [, bop = '', code = ''] = /a number and its code: (\S+) +(\S+)/.exec(said) ?? []
    const answer = await fetch(`http://127.0.0.1:${port}/api/print/277/${bop.slice(4)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ autDig: code }),
    })
    expect([answer.status, said]).toEqual([200, expect.stringContaining('M. Lobato (delegado')])
    const desk = await fetch(`http://localhost:${deskPort}/api/entrar/formas`)
    expect(desk.status).toBe(200)
    demo.kill('SIGINT')
    await ended
    expect(folders()).toEqual(before)
  },
)

// DK-24
test('nothing is left either where nobody reads what it says to its end', { timeout: 180_000 }, async () => {
  const before = folders()
  const { demo, ended } = await startDemo()
  await readUntil(demo, 'Ready:')
  expect(await Promise.race([ended, sleep(8000, 'runs')])).toBe('runs')
  demo.kill('SIGINT')
  await ended
  expect(folders()).toEqual(before)
})

// DK-24
test(
  'nothing is left either where it is ended while a command still runs',
  { timeout: 180_000 },
  async () => {
    const before = folders()
    const { demo, ended } = await startDemo()
    await readUntil(demo, 'The portal of the citizens')
    // The next command begins; it has not yet found its station.
    await sleep(200)
    demo.kill('SIGINT')
    await ended
    expect(folders()).toEqual(before)
  },
)
