import {
  answerCorrection as answerCorrectionCall,
  appeal,
  changeSafeContact,
  askNotices,
  closeCode,
  disagree,
  giveReaderCode as giveReaderCodeCall,
  readPaper as readPaperCall,
  readThread,
  revokeReaderCode as revokeReaderCodeCall,
  sendMessage,
  withdrawEvidence,
} from '@delegacia/contract/thread/thread-calls'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { AnswerBody } from '@delegacia/contract/http/call-types'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readUnfinished, withdraw } from '../../reports/evidence/unfinished.ts'
import { failureBody } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { keepText } from '../../reports/events/report-texts.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { keepNotices } from '../../store/notices.ts'
import { closeCodes } from '../../store/thread-codes.ts'
import { answerCorrection } from '../../reports/thread/answer-correction.ts'
import { doAct, Refused, type ActDone } from '../../reports/thread/do-act.ts'
import { giveReaderCode, revokeReaderCode } from '../../reports/thread/reader-codes.ts'
import { noticeAddress } from '../../reports/thread/notice-address.ts'
import { readPaper } from '../../reports/thread/read-paper.ts'
import { readThreadBody, type ThreadBody } from '../../reports/thread/thread-body.ts'
import type { RouteDeps } from './deps.ts'
import { registerAnnouncement } from './evidencia.ts'
import { registerProtection } from './protecao.ts'
import { refusal, ThreadFailure } from './thread-failures.ts'
import { keyOf } from './thread-key.ts'
import { createOpening, type Opened, type Opening } from './thread-opening.ts'

type AnyOpened = Pick<Opened<typeof readThread>, 'report' | 'onlyReads' | 'locale' | 'now'>

type Trx = Parameters<typeof keepText>[0]

const byCitizen = { kind: 'citizen' } as const
const options = { bodyLimit: 65_536 }

/** What became of a report, for who has its number and code: both in the body alone. */
export async function registerAcompanhar(api: FastifyInstance, deps: RouteDeps): Promise<void> {
  await api.register(async (app) => {
    const opening = createOpening(deps)
    answerThreadFailures(app, opening)
    registerReading(app, deps, opening)
    registerWriting(app, deps, opening)
    registerObjections(app, deps, opening)
    registerCodes(app, deps, opening)
    registerAnnouncement(app, deps, opening)
    registerWithdrawal(app, deps, opening)
    registerProtection(app, deps, opening)
  })
}

/** A body that is no JSON opens nothing either, and says as little. */
function answerThreadFailures(app: FastifyInstance, opening: Opening): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const isUnread = error.statusCode === 400 || error.statusCode === 415
    const failed = isUnread ? await opening.missed(request).catch((missed: unknown) => missed) : error
    if (!(failed instanceof ThreadFailure)) throw failed
    return reply.code(failed.status).type('application/json; charset=utf-8').send(failed.body)
  })
}

async function threadNow(deps: RouteDeps, opened: AnyOpened, showOpenings = false): Promise<ThreadBody> {
  const { now, locale, report, onlyReads } = opened
  const body = await readThreadBody(deps, opened, { now, locale, showOpenings })
  const mayRead = !onlyReads && report.key_destroyed_at === null
  return mayRead ? { ...body, envios: await readUnfinished(deps, report) } : body
}

function registerReading(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    readThread,
    async (request) => {
      const opened = await opening.read(request, readThread)
      return threadNow(deps, opened, opened.body.mostrarAberturas === true)
    },
    options,
  )
  serveCall(
    app,
    readPaperCall,
    async (request) => {
      const { body, report, onlyReads, locale } = await opening.read(request, readPaperCall)
      if (report.key_destroyed_at !== null) throw refusal('destroyed', locale)
      if (onlyReads && body.acrescimoSha256 === undefined)
        throw new ThreadFailure(403, failureBody('ocorrencia-nao-encontrada', locale))
      const pdf = await deps.turns.document(request, () => readPaper(deps, report, body.acrescimoSha256))
      if (!pdf) throw new ThreadFailure(404, failureBody('ocorrencia-nao-encontrada', locale))
      return { pdf: pdf.toString('base64') }
    },
    options,
  )
}

/** One act under its key; afterwards the thread as it is. */
async function act(
  deps: RouteDeps,
  request: FastifyRequest,
  opened: AnyOpened,
  content: unknown,
  events: (trx: Trx) => readonly NewEvent[] | Promise<readonly NewEvent[]>,
): Promise<ThreadBody> {
  const { report, now, locale } = opened
  const once = { key: keyOf(request), content }
  const done = await retryTransient(() =>
    doAct(deps, { report, now, once, events: async (trx) => events(trx) }),
  )
  accept(done, locale)
  return threadNow(deps, opened)
}

const kept = ({ vault }: RouteDeps, trx: Trx, { report }: AnyOpened, written: string) =>
  keepText(trx, vault, { report: report.id, wrappedKey: report.wrapped_key }, written)

function registerWithdrawal(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    withdrawEvidence,
    async (request) => {
      const opened = await opening.write(request, withdrawEvidence)
      const sha256 = Buffer.from(opened.body.sha256, 'hex')
      const isGone = await retryTransient(() => withdraw(deps, opened.report.id, sha256))
      if (!isGone) throw new ThreadFailure(409, failureBody('evidencia-recebida', opened.locale))
      return threadNow(deps, opened)
    },
    options,
  )
}

function registerWriting(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    sendMessage,
    async (request) => {
      const opened = await opening.write(request, sendMessage)
      const { texto } = opened.body
      return act(deps, request, opened, texto, async (trx) => [
        { kind: 'messageIn', by: byCitizen, text: await kept(deps, trx, opened, texto) },
      ])
    },
    options,
  )
  serveCall(
    app,
    answerCorrectionCall,
    async (request, reply) => {
      const opened = await opening.write(request, answerCorrectionCall)
      const { body, report, now, locale } = opened
      const key = keyOf(request)
      const given = { respostas: body.respostas, key, now, locale }
      const done = await deps.turns.document(request, () =>
        retryTransient(() => answerCorrection(deps, report, given)),
      )
      if ('issues' in done) {
        const refused: AnswerBody<typeof answerCorrectionCall, 422> = { erros: [...done.issues] }
        return reply.code(422).send(refused)
      }
      accept(done, locale)
      return threadNow(deps, opened)
    },
    options,
  )
  serveCall(app, changeSafeContact, async (request) => {
    const opened = await opening.write(request, changeSafeContact)
    const { modo } = opened.body
    return act(deps, request, opened, modo, async (trx) => [
      { kind: 'safeContactChanged', by: byCitizen, way: await kept(deps, trx, opened, String(modo)) },
    ])
  })
  serveCall(app, askNotices, async (request) => {
    const opened = await opening.write(request, askNotices)
    const wanted = opened.body.quer
    return act(deps, request, opened, wanted, (trx) => noticesAsked(deps, trx, opened, wanted))
  })
}

function registerObjections(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, disagree, async (request) => {
    const opened = await opening.write(request, disagree)
    return act(deps, request, opened, 'disagree', () => [{ kind: 'crimeDisagreed', by: byCitizen }])
  })
  serveCall(
    app,
    appeal,
    async (request) => {
      const opened = await opening.write(request, appeal)
      const { texto } = opened.body
      // Once, and no message: whoever wrote much today has the right to appeal as well.
      return act(deps, request, opened, texto ?? '', async (trx) => [
        { kind: 'appealed', by: byCitizen, ...(texto && { text: await kept(deps, trx, opened, texto) }) },
      ])
    },
    options,
  )
}

async function noticesAsked(deps: RouteDeps, trx: Trx, { report, now }: AnyOpened, wanted: boolean) {
  if (wanted && !noticeAddress(deps, report)) throw new Refused('noNotices')
  await keepNotices(trx, report.id, wanted, now)
  return [{ kind: 'noticesAsked', by: byCitizen, wanted } as const]
}

function registerCodes(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, closeCode, async (request, reply) => {
    const { report, now, locale } = await opening.write(request, closeCode)
    const done = await retryTransient(() =>
      doAct(deps, {
        report,
        now,
        events: async (trx) => {
          await closeCodes(trx, report, now)
          await keepNotices(trx, report.id, false, now)
          return [{ kind: 'codeClosed', by: byCitizen }]
        },
      }),
    )
    accept(done, locale)
    return reply.code(204).send()
  })
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

function accept(done: ActDone, locale: Parameters<typeof refusal>[1]): void {
  if (!done.ok) throw refusal(done.why, locale)
}
