import { spawn, type ChildProcess } from 'node:child_process'
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

// DK-24
test(
  'one command shows both sides: a report to follow, an invitation for each role, and nothing left afterwards',
  { timeout: 180_000 },
  async () => {
    const [port, deskPort] = [await freePort(), await freePort()]
    const before = folders()
    const demo = spawn(process.execPath, [join(import.meta.dirname, 'demo.mjs')], {
      env: { ...process.env, PORT: String(port), DESK_PORT: String(deskPort) },
    })
    const ended = new Promise((resolve) => demo.on('exit', resolve))
    onTestFinished(() => endInOrder(demo, ended))
    let said = ''
    for await (const chunk of demo.stdout) {
      said += String(chunk)
      if (said.includes('Ctrl+C')) break
    }
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
