import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createDevicePasses, devicePassKey } from './device-pass.ts'
import { createTurns } from './turns.ts'

const key = randomBytes(32)

/** Notes the lane of a pass. */
async function passes(now = () => 1_800_000_000_000, passKey: Buffer = key) {
  const app = Fastify()
  await app.register(cookie)
  const own = createDevicePasses(passKey, true, now)
  app.get('/give/:work', (request, reply) => {
    own.give(reply, (request.params as { work: string }).work)
    return reply.send()
  })
  app.get('/read', (request) => Promise.resolve({ lane: own.read(request) ?? null }))
  return {
    give: async (work: string) => (await app.inject(`/give/${work}`)).cookies[0],
    read: async (value: string) =>
      (await app.inject({ url: '/read', headers: { cookie: `vez=${value}` } })).json<{
        lane: string | null
      }>().lane,
  }
}

test('a pass ends with the browser, is for scripts and other sites out of reach, and says nothing but its lane', async () => {
  const { give, read } = await passes()
  const pass = await give('work-1')
  expect(pass).toMatchObject({ name: 'vez', httpOnly: true, sameSite: 'Strict', secure: true, path: '/api' })
  expect([pass?.maxAge, pass?.expires]).toEqual([undefined, undefined])
  expect(pass?.value).not.toContain('work')
  expect(await read(pass?.value ?? '')).toMatch(/^[\w-]{16}$/)
})

test('one piece of work has one lane, however often a pass is given for it', async () => {
  const early = await passes()
  const later = await passes(() => 1_800_000_600_000)
  const lanes = [
    await early.read((await early.give('a'))?.value ?? ''),
    await later.read((await later.give('a'))?.value ?? ''),
    await early.read((await early.give('b'))?.value ?? ''),
  ]
  expect(lanes[0]).toBe(lanes[1])
  expect(lanes[0]).not.toBe(lanes[2])
})

test('a pass that ended, was changed, or was signed by another station gives no lane', async () => {
  const { give, read } = await passes()
  const value = (await give('a'))?.value ?? ''
  const [lane = '', end = '', signed = ''] = value.split('.')
  const turned = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1)
  const others = [
    `${turned(lane)}.${end}.${signed}`,
    `${lane}.${turned(end)}.${signed}`,
    `${lane}.${end}.${turned(signed)}`,
    `${lane}.${end}`,
    '',
  ]
  for (const other of others) expect([other, await read(other)]).toEqual([other, null])
  expect(await (await passes(() => 1_800_001_801_000)).read(value)).toBeNull()
  expect(await (await passes(undefined, devicePassKey(key))).read(value)).toBeNull()
})

test('a device that worked is served during its neighbour’s flood, with its report and its later requests', async () => {
  const app = Fastify()
  await app.register(cookie)
  const turns = createTurns({ key, secure: false, failsAll: () => false })
  const order: string[] = []
  const slowly = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(name)
    return {}
  }
  type TestRoute = { Params: { name: string }; Querystring: { work?: string } }
  app.get<TestRoute>('/read/:name', (request) => turns.reading(request, slowly(request.params.name)))
  app.get<TestRoute>('/register/:name', async (request, reply) => {
    const { work } = request.query
    await turns.registering(request, work, slowly(request.params.name))
    if (work !== undefined) turns.admit(reply, work)
    return {}
  })
  const place = (name: string) => order.indexOf(name)
  for (const call of ['register', 'read']) {
    order.length = 0
    const admitted = (await app.inject('/register/first?work=w0')).cookies[0]
    const flood = Array.from({ length: 200 }, (_, nth) => app.inject(`/${call}/flood-${nth}`))
    const query = call === 'register' ? '?work=w1' : ''
    const headers = { cookie: `vez=${admitted?.value}` }
    const honest = app.inject({ url: `/${call}/honest${query}`, headers })
    const stranger = app.inject(`/${call}/stranger`)
    await Promise.all([...flood, honest, stranger])
    expect([call, place('honest') < 30, place('stranger') > 150]).toEqual([call, true, true])
  }
})
