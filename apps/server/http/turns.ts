import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'
import { createDevicePasses } from './device-pass.ts'
import { createFairQueue, type QueueRules } from './fair-queue.ts'

type Work<T> = () => T | Promise<T>
type Turn = <T>(request: FastifyRequest, work: Work<T>) => Promise<T>

/** A request that costs the station more than a moment waits for its turn: by device where that has worked, else by network. */
export type Turns = {
  /** A look into the database or the index of streets. */
  reading: Turn
  /** A document, which may have to be printed first. */
  document: Turn
  /** A challenge, which is made on a thread of its own. */
  challenge: Turn
  /** What other services are asked. */
  integration: Turn
  /** A report; `work` names the solved challenge that came with it, if one did. */
  registering<T>(request: FastifyRequest, work: string | undefined, register: Work<T>): Promise<T>
  /** Lets the browser be known by what it worked, for what it asks after its report. */
  admit(reply: FastifyReply, work: string): void
}

type Options = {
  /** Servers that share it know each other's devices. */
  key: Buffer
  secure: boolean
  /** An error that all who wait behind it would meet too, as when the database does not answer: they are turned away at once. */
  failsAll: (error: unknown) => boolean
}

const timeoutMs = 25_000
const small: QueueRules = { timeoutMs, atOnce: 4, room: 1000, roomOfAll: 10_000 }
/** Bodies lie in memory while they wait, and are weighed in KB. */
const leastBody = 16
/** A browser sends one report at a time, and it may be heavy. */
const roomOfWork = 4096
const bodies: QueueRules = { timeoutMs, atOnce: 8, room: 32_768, roomOfAll: 131_072 }

/** The queues of one server, in its memory: all together ask for fewer connections than the database's pool has. */
export function createTurns({ key, secure, failsAll }: Options): Turns {
  const passes = createDevicePasses(key, secure)
  const reading = createFairQueue({ ...small, failsAll, atOnce: 6 })
  const document = createFairQueue({ ...small, failsAll })
  const challenge = createFairQueue({ ...small, failsAll, atOnce: 2 })
  const integration = createFairQueue({ ...small, failsAll, room: 100 })
  const registering = createFairQueue({ ...bodies, failsAll })

  const gone = (request: FastifyRequest) => () => request.socket.destroyed === true
  const turnIn =
    (queue: typeof reading): Turn =>
    (request, work) => {
      const device = passes.read(request)
      const lane = device === undefined ? `network ${clientAddress(request)}` : `device ${device}`
      return queue.run({ lane, worked: device !== undefined, gone: gone(request) }, work)
    }

  return {
    reading: turnIn(reading),
    document: turnIn(document),
    challenge: turnIn(challenge),
    integration: turnIn(integration),
    registering(request, work, register) {
      const weight = Math.max(leastBody, Math.ceil(Number(request.headers['content-length'] ?? 0) / 1024))
      const comer =
        work === undefined
          ? { lane: `network ${clientAddress(request)}` }
          : { lane: `work ${work}`, worked: true, room: roomOfWork }
      return registering.run({ ...comer, weight, gone: gone(request) }, register)
    },
    admit: (reply, work) => passes.give(reply, work),
  }
}
