import { afterEach, expect, test } from 'vitest'
import {
  forgetReceivedWork,
  handOver,
  hasFailedAt,
  offerWork,
  receivedMove,
  receivedWork,
  receiveWork,
} from './hand-over.ts'

afterEach(() => {
  window.name = ''
  forgetReceivedWork()
})

// SH-18
test('a page hands its step and its work to the next one in the tab, once, and leaves nothing behind', () => {
  const withdraw = offerWork(() => ({ name: 'MARIA' }))
  handOver('/furto', 'nome')
  withdraw()
  expect(receiveWork('/furto')).toBe('nome')
  expect(receivedWork()).toEqual({ name: 'MARIA' })
  expect(window.name).toBe('')
  expect(receiveWork('/furto')).toBeUndefined()
  expect(receivedWork()).toBeUndefined()
})

// SH-18
test('a page without work hands over where the person is', () => {
  handOver('/furto', 'registrado')
  expect(receiveWork('/furto')).toBe('registrado')
  expect(receivedWork()).toBeUndefined()
})

// BP-06
test('a fault is known again at the same step, until the person has moved on', () => {
  handOver('/furto', 'nome', { failed: true, move: -1 })
  receiveWork('/furto')
  expect(receivedMove()).toBe(-1)
  expect(hasFailedAt('/furto', 'nome')).toBe(true)
  expect(hasFailedAt('/furto', 'fato')).toBe(false)
  expect(hasFailedAt('/roubo', 'nome')).toBe(false)
  forgetReceivedWork()
  expect(hasFailedAt('/furto', 'nome')).toBe(false)
  handOver('/furto', 'nome')
  receiveWork('/furto')
  expect(hasFailedAt('/furto', 'nome')).toBe(false)
})

test.each(['', 'validar ABCD', 'continua {', 'continua null', 'continua 7'])(
  'the name %j of a window holds no work',
  (name) => {
    window.name = name
    expect(receiveWork('/furto')).toBeUndefined()
    expect(receivedWork()).toBeUndefined()
    expect(window.name).toBe(name.startsWith('continua ') ? '' : name)
  },
)
