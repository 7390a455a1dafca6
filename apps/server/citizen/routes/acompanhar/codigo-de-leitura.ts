import type { AnswerBody } from '@delegacia/contract/http/call-types'
import {
  giveReaderCode as giveReaderCodeCall,
  revokeReaderCode as revokeReaderCodeCall,
} from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { giveReaderCode, revokeReaderCode } from '../../../reports/thread/reader-codes.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { accept, threadNow } from './thread-act.ts'
import { keyOf } from './thread-key.ts'
import type { Opening } from './thread-opening.ts'

export function registerReaderCodes(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, giveReaderCodeCall, async (request, reply) => {
    const { report, now, locale } = await opening.write(request, giveReaderCodeCall)
    const key = keyOf(request)
    const { done, reader } = await retryTransient(() => giveReaderCode(deps, report, { key, now }))
    accept(done, locale)
    const given: AnswerBody<typeof giveReaderCodeCall, 201> = { leitor: reader.id, codigo: reader.code }
    return reply.code(201).send(given)
  })
  serveCall(app, revokeReaderCodeCall, async (request) => {
    const opened = await opening.write(request, revokeReaderCodeCall)
    const { report, now, body, locale } = opened
    const asked = { key: keyOf(request), now, reader: body.leitor }
    accept(await retryTransient(() => revokeReaderCode(deps, report, asked)), locale)
    return threadNow(deps, opened)
  })
}
