import { expect, onTestFinished, test } from 'vitest'
import { createClamd } from './clamd.ts'
import { startFakeClamd } from './fake-clamd.fixture.ts'

const start = async (manner?: 'silent' | 'limited') => {
  const clamd = await startFakeClamd(manner)
  onTestFinished(async () => void (await clamd.close()))
  return clamd
}

// CE-14
test('the whole file goes to clamd, and its verdict comes back', async () => {
  const clamd = await start()
  const file = Buffer.alloc(300_000, 'x')
  expect(await createClamd(clamd.url).scan(file)).toBe('clean')
  expect(clamd.seen[0]?.equals(file)).toBe(true)
  expect(await createClamd(clamd.url).scan(Buffer.from('a EICAR b'))).toBe('suspicious')
})

// CE-14
test.each(['silent', 'limited'] as const)('a daemon that is %s gives no verdict', async (manner) => {
  const { url } = await start(manner)
  await expect(createClamd(url, 200).scan(Buffer.from('x'))).rejects.toThrow('clamd')
})

// CE-14
test('nor does one that is not there', async () => {
  await expect(createClamd('tcp://127.0.0.1:1').scan(Buffer.from('x'))).rejects.toThrow('clamd')
})
