import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'
import { createDevicePasses } from './device-pass.ts'
import { createFairQueue, type QueueRules } from './fair-queue.ts'

type Work<T> = () => T | Promise<T>
type Turn = <T>(request: FastifyRequest, work: Work<T>) => Promise<T>

/** Expensive requests wait for their turn: by device where that has worked, else by network. */
export type Turns = {
  /** A query to the database or the index of streets. */
  reading: Turn
  /** A document, which may have to be printed first. */
  document: Turn
  /** A human check, whose challenge is made on a thread of its own. */
  challenge: Turn
  /** A request to another service. */
  integration: Turn
  /** A report; `work` names the solved challenge that came with it, if one did. */
  registering<T>(request: FastifyRequest, work: string | undefined, register: Work<T>): Promise<T>
  /** Gives the browser a pass for its work, for the requests after its report. */
  admit(reply: FastifyReply, work: string): void
}

type Options = {
  /** Servers that share it know each other's devices. */
  key: Buffer
  secure: boolean
  /** An error that all waiting requests would meet too, such as a silent database: they fail at once. */
  failsAll: (error: unknown) => boolean
}

const timeoutMs = 25_000
const small: QueueRules = { timeoutMs, atOnce: 4, room: 1000, roomOfAll: 10_000 }
/** Bodies are in memory while they wait; their weight is in KB. */
const leastBody = 16
/** A browser sends one report at a time, and it may be heavy. */
const roomOfWork = 4096
const bodies: QueueRules = { timeoutMs, atOnce: 8, room: 32_768, roomOfAll: 131_072 }

/** The queues of one server, in its memory; together they use fewer connections than the database's pool has. */
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
      const client =
        work === undefined
          ? { lane: `network ${clientAddress(request)}` }
          : { lane: `work ${work}`, worked: true, room: roomOfWork }
      return registering.run({ ...client, weight, gone: gone(request) }, register)
    },
    admit: (reply, work) => passes.give(reply, work),
  }
}
