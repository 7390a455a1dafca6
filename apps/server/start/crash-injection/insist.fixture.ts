import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from './seeded-random.fixture.ts'
import type { Parcel, UnreliableNetwork } from './unreliable-network.fixture.ts'

export type Way = { network: Pick<UnreliableNetwork, 'send'>; random: SeededRandom }

export type Answered = { status: number; text: string }

/** Sends until an answer is seen, as a browser does, always the same. Rejects with a refusal that is not `expected`. */
export async function insist(
  { network, random }: Way,
  parcel: Parcel,
  expected: readonly number[] = [200, 201],
): Promise<Answered> {
  for (;;) {
    const seen = await network.send(parcel)
    if (seen && expected.includes(seen.status)) return seen
    if (seen && seen.status < 500) throw new Error(`${parcel.path} refused with ${seen.status}: ${seen.text}`)
    await sleep(random.between(100, 700))
  }
}
