import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from './seeded-random.fixture.ts'

/** A request, the same bytes at every attempt; without a body it only asks. */
export type Parcel = {
  path: string
  key: string
  body?: string | Uint8Array<ArrayBuffer>
  method?: 'PATCH'
  headers?: Record<string, string>
}

/** The answer that reached the person's browser; undefined when none did. */
export type Seen = { status: number; text: string } | undefined

const networkFaults = ['none', 'late', 'request lost', 'answer lost', 'cut off', 'doubled', 'ghost'] as const
type NetworkFault = (typeof networkFaults)[number]

export type UnreliableNetwork = {
  send(parcel: Parcel): Promise<Seen>
  /** Every successful answer of the server, even if it reached nobody: by key, the different bodies. */
  answered: Map<string, Set<string>>
  counts: Record<NetworkFault, number>
  /** Waits for requests that are still under way. */
  waitForIdle(): Promise<unknown>
}

/** Between browser and server: loses, delays, cuts, doubles and reorders. */
export function createUnreliableNetwork(address: string, random: SeededRandom): UnreliableNetwork {
  const answered = new Map<string, Set<string>>()
  const counts = Object.fromEntries(networkFaults.map((name) => [name, 0])) as Record<NetworkFault, number>
  const onTheirWay = new Set<Promise<unknown>>()

  async function deliver(parcel: Parcel, signal?: AbortSignal): Promise<Seen> {
    const { path, key, body, method = body === undefined ? 'GET' : 'POST', headers } = parcel
    try {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'idempotency-key': key,
          ...headers,
        },
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      })
      const text = await answer.text()
      if (answer.ok) answered.set(key, (answered.get(key) ?? new Set()).add(text))
      return { status: answer.status, text }
    } catch {
      return undefined
    }
  }

  /** Delivered after later ones; nobody waits for its answer. */
  function deliverLater(parcel: Parcel): void {
    const way: Promise<unknown> = sleep(random.between(300, 4000))
      .then(() => deliver(parcel))
      .finally(() => onTheirWay.delete(way))
    onTheirWay.add(way)
  }

  async function send(parcel: Parcel): Promise<Seen> {
    const fault = random.pick<NetworkFault>([
      [50, 'none'],
      [12, 'late'],
      [8, 'request lost'],
      [8, 'answer lost'],
      [8, 'cut off'],
      [8, 'doubled'],
      [6, 'ghost'],
    ])
    counts[fault] += 1
    switch (fault) {
      case 'none':
        return deliver(parcel)
      case 'late':
        await sleep(random.between(50, 1500))
        return deliver(parcel)
      case 'request lost':
        return undefined
      case 'answer lost':
        await deliver(parcel)
        return undefined
      case 'cut off':
        await deliver(parcel, AbortSignal.timeout(random.between(1, 60)))
        return undefined
      case 'doubled':
        return (await Promise.all([deliver(parcel), deliver(parcel)]))[random.between(0, 1)]
      case 'ghost':
        deliverLater(parcel)
        return random.between(0, 1) === 0 ? undefined : deliver(parcel)
    }
  }

  return { send, answered, counts, waitForIdle: () => Promise.all(onTheirWay) }
}
