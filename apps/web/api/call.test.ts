import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, currentToasts } from '@delegacia/ui/notices/toast-store'
import { ApiError } from './api-error.ts'
import { getJson } from './get-json.ts'
import { postForm } from './post-form.ts'
import { postJson } from './post-json.ts'

const send = fetch

let server: Server
let requests: number
let answer: RequestListener

beforeEach(async () => {
  requests = 0
  server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const base = `http://127.0.0.1:${address.port}`
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(new URL(path, base), init))
  for (const { id } of currentToasts()) dismissToast(id)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  server.closeAllConnections()
  server.close()
})

const says =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response
      .writeHead(status, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
      .end(body)
  }

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call should fail'),
    (error: unknown) => error,
  )

const toasts = () => currentToasts().map(({ text, tone, seconds }) => [text, tone, seconds])

test('JSON comes as it is, and no message is shown', async () => {
  answer = says(200, '[{"id":1}]')
  expect(await getJson('/api/USER_IP')).toEqual([{ id: 1 }])
  expect(toasts()).toEqual([])
})

// ER-01
describe('a failed call', () => {
  test('that the person did not ask for is thrown on and shows no message', async () => {
    answer = says(500, '{}')
    expect(await failure(getJson('/api/USER_IP', { quiet: true }))).toBeInstanceOf(ApiError)
    expect(toasts()).toEqual([])
  })

  test('that was answered says so for 5 s and is thrown on with its body', async () => {
    answer = says(422, '{"erros":[]}')
    const error = await failure(postJson('/api/email', {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, body: { erros: [] } })
    expect(toasts()).toEqual([['Houve uma falha no serviço. Tente de novo mais tarde.', 'bad', 5]])
  })

  test('that got no answer points to the connection for 5 s', async () => {
    answer = (request) => request.socket.destroy()
    expect(await failure(postForm('/api/segunda-via', new FormData()))).toMatchObject({ status: 0 })
    expect(toasts()).toEqual([['Verifique a sua conexão com a internet.', 'bad', 5]])
    expect(requests).toBe(1)
  })

  test('with an ad blocker installed names it for 8 s', async () => {
    const blocker = document.createElement('style')
    blocker.textContent = '.adsbox { display: none !important }'
    document.head.append(blocker)
    answer = says(500, '')
    await failure(postJson('/api/email', {}))
    expect(toasts()).toEqual([[expect.stringContaining('Adblock'), 'bad', 8]])
  })
})

test('a call that changes nothing is tried again where a moment may help, any other POST never', async () => {
  answer = (request, response) => says(requests < 2 ? 503 : 200, '"ok"')(request, response)
  expect(await getJson('/api/USER_IP')).toBe('ok')
  expect(requests).toBe(2)
  requests = 0
  expect(await postJson('/api/email', {}, { safe: true })).toBe('ok')
  expect(requests).toBe(2)
  requests = 0
  await failure(postJson('/api/email', {}))
  expect(requests).toBe(1)
})

test('the wait that a service asks for is kept, and where it is too long the call is not repeated', async () => {
  const begin = performance.now()
  const busy =
    (seconds: number): RequestListener =>
    (request, response) => {
      response.setHeader('retry-after', seconds).setHeader('access-control-expose-headers', 'retry-after')
      says(requests < 2 ? 429 : 200, '"ok"')(request, response)
    }
  answer = busy(1)
  expect(await getJson('/api/USER_IP')).toBe('ok')
  expect(performance.now() - begin).toBeGreaterThanOrEqual(990)
  requests = 0
  answer = busy(60)
  expect(await failure(getJson('/api/USER_IP'))).toMatchObject({ status: 429 })
  expect(requests).toBe(1)
})

// AP-03
test('a call without an answer is given up after 30 s', async () => {
  answer = () => {}
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const error = failure(postForm('/api/segunda-via', new FormData()))
  vi.advanceTimersByTime(29_999)
  expect(toasts()).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(await error).toMatchObject({ status: 0 })
})

test('a call that its caller dropped shows no message and is not repeated', async () => {
  const dropped = new AbortController()
  answer = () => dropped.abort()
  const error = failure(getJson('/api/USER_IP', { signal: dropped.signal }))
  expect(await error).toBeInstanceOf(ApiError)
  expect([requests, toasts()]).toEqual([1, []])
})
