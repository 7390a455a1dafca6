import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createListener } from './create-listener.ts'

async function startListener() {
  const app = createListener({ log: () => undefined, bodyLimit: 1000 })
  let answer: (text: string) => void = () => undefined
  const answered = new Promise<string>((resolve) => (answer = resolve))
  app.get('/slow', () => answered)
  app.post('/slow', () => answered)
  app.get('/soon', () => sleep(20, 'yes'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.server.closeAllConnections())
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  const open = async (bytes: string) => {
    const socket = connect(address.port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(bytes)
    // The server has seen it.
    await sleep(50)
    return socket
  }
  return { app, port: address.port, open, answer }
}

const withinSeconds = (seconds: number, work: Promise<unknown>) =>
  Promise.race([work.then(() => 'ended'), sleep(seconds * 1000, 'still waits')])

test.each([
  ['has sent nothing', ''],
  ['has sent half of its headers', 'GET /slow HTTP/1.1\r\nHost: a\r\n'],
])('a listener ends although a connection %s', async (_, bytes) => {
  const { app, open } = await startListener()
  await open(bytes)
  expect(await withinSeconds(5, app.close())).toBe('ended')
})

// AV-25
test('a listener ends although a request stops in the middle of its body, which has some seconds to arrive', async () => {
  const { app, open, answer } = await startListener()
  const head =
    'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n'
  await open(`${head}{"a":`)
  const goesOn = await open(`${head}{"a":`)
  const received = once(goesOn, 'data')
  const closed = app.close()
  expect(await withinSeconds(1, closed)).toBe('still waits')
  goesOn.write('"bc"}')
  answer('here it is')
  expect(String((await received)[0])).toContain('here it is')
  expect(await withinSeconds(10, closed)).toBe('ended')
})

test('who waits for an answer gets it before the listener ends, and the connection is not kept', async () => {
  const { app, open, answer } = await startListener()
  const socket = await open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  const received = once(socket, 'data')
  const closed = app.close()
  expect(await withinSeconds(0.5, closed)).toBe('still waits')
  answer('here it is')
  expect(String((await received)[0])).toContain('here it is')
  expect(await withinSeconds(5, closed)).toBe('ended')
})

// AV-13
test('an answer that is given while the listener closes says that its connection ends', async () => {
  const { app, open, answer } = await startListener()
  const socket = await open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  const received = once(socket, 'data')
  const closed = app.close()
  // It has begun to close.
  await sleep(50)
  answer('here it is')
  expect(String((await received)[0]).toLowerCase()).toContain('connection: close')
  await closed
})

// AV-13
test('who goes on asking on an open connection while the listener closes is never refused', async () => {
  const { app, port } = await startListener()
  const agent = new Agent({ keepAlive: true })
  const statuses = new Set<number | undefined>()
  /** False once nobody answers any more. */
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const asked = get({ port, agent, path: '/soon', host: '127.0.0.1' }, (answer) => {
        statuses.add(answer.statusCode)
        answer.resume().on('end', () => resolve(true))
      })
      asked.on('error', () => resolve(false))
    })
  const askOn = async () => {
    while (await ask());
  }
  const asking = [askOn(), askOn(), askOn(), askOn()]
  await sleep(200)
  await app.close()
  await Promise.all(asking)
  expect([...statuses]).toEqual([200])
})
