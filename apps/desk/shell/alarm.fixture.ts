import type { Alarm } from '@delegacia/contract/desk/alarm'
import { vi } from 'vitest'

const now = '2026-11-23T13:12:00Z'
const unidade = { id: 7, nome: 'Delegacia de Salinópolis' }

export const urgent = (id: string, changes: Partial<Alarm['urgentes'][number]> = {}) => ({
  id,
  numero: `00277/2026.00000${id}-0`,
  marca: 'agora' as const,
  desde: now,
  unidade,
  ...changes,
})

/** What the station tells, of which the first has waited longest. */
export function alarmOf(...urgentes: Alarm['urgentes']): Alarm {
  const [first] = urgentes
  return {
    versao: urgentes.map(({ id }) => id).join() || '-',
    feitaEm: now,
    quantos: urgentes.length,
    ...(first && { marca: first.marca, desde: first.desde }),
    urgentes,
  }
}

/** Stands before another server: what pages ask while they listen waits until the test answers it. */
export function alarmLine() {
  const others = fetch
  const waiting: { address: string; resolve: (answer: Response) => void; reject: (why: Error) => void }[] = []
  let asked = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.startsWith('/api/alarme')) return others(address, init)
    asked += 1
    return new Promise<Response>((resolve, reject) => {
      waiting.push({ address, resolve, reject })
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  const next = () => {
    const one = waiting.pop()
    if (!one) throw new Error('nobody listens')
    return one
  }
  return {
    asked: () => asked,
    address: () => waiting.at(-1)?.address,
    tell: (alarm: Alarm) => next().resolve(new Response(JSON.stringify(alarm))),
    refuse: (status: number) =>
      next().resolve(new Response(JSON.stringify({ erro: 'sem-sessao', mensagem: '' }), { status })),
    cut: () => next().reject(new Error('offline')),
  }
}

/** Stands for the sound of a browser: how often the alarm was played, and whether it may be. */
export function soundOfBrowser() {
  const notes = 6
  const sound = { started: 0, may: true }
  const parameter = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  }
  const node = { connect: (to: unknown) => to, gain: parameter, frequency: parameter, type: '', stop() {} }
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      currentTime = 0
      destination = {}
      resume = async () => void (this.state = sound.may ? 'running' : 'suspended')
      createGain = () => node
      createOscillator = () => ({ ...node, start: () => void (sound.started += 1) })
    },
  )
  return {
    played: () => sound.started / notes,
    block: () => void (sound.may = false),
  }
}
