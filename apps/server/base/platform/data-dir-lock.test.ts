import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir, runningServer } from './data-dir-lock.ts'
import { processIdentity } from './process-identity.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const address = 'http://127.0.0.1:8080'
const file = () => join(dataDir, 'server.lock')

test('a second server learns where the first one runs, and may start when that has ended', async () => {
  const first = await lockDataDir(dataDir, address)
  expect(await lockDataDir(dataDir, 'elsewhere')).toEqual({ ok: false, runningAt: address, pid: process.pid })
  expect(runningServer(dataDir)?.address).toBe(address)
  if (first.ok) first.lock.release()
  expect(runningServer(dataDir)).toBeUndefined()
  expect((await lockDataDir(dataDir, address)).ok).toBe(true)
})

test.each([
  ['a killed server whose number is free', { pid: 999_999_999, identity: 'x', address, nonce: '1' }],
  [
    'a killed server whose number another program got',
    { pid: process.pid, identity: 'before', address, nonce: '1' },
  ],
])('the lock of %s is taken over by exactly one', async (_what, left) => {
  writeFileSync(file(), JSON.stringify(left))
  const takers = await Promise.all(Array.from({ length: 8 }, () => lockDataDir(dataDir, address)))
  expect(takers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(readdirSync(dataDir)).toEqual(['server.lock'])
})

test('a lock that was never finished is no lock', async () => {
  writeFileSync(file(), '{"pid":')
  expect((await lockDataDir(dataDir, address)).ok).toBe(true)
  expect(JSON.parse(readFileSync(file(), 'utf8')).address).toBe(address)
})

test('the identity of a process ends with it', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  expect(processIdentity(pid)).toBe(processIdentity(pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processIdentity(pid)).toBeUndefined()
})
