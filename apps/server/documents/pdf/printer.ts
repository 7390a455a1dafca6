import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../platform/package-folder.ts'
import type { ReportDocument } from '../report-document.ts'
import { latinOnly, readFamilies, type FamilyOf } from './document-fonts.ts'
import type { PrintAnswer, PrintOrder } from './print-order.ts'
import { templateData } from './template-data.ts'

export type Printer = {
  /** The document as PDF/A-2a; the same document gives the same bytes. Rejects with a PrintError. */
  print(document: ReportDocument): Promise<Uint8Array>
  /** Ends the child process; what is still waiting is rejected. */
  close(): Promise<void>
}

export type PrinterOptions = {
  /** How many documents one child process prints; each leaves about 1.25 MB behind. */
  recycleAfter?: number
  /** How long one document may take, in milliseconds. */
  timeout?: number
  /** What each font is believed to draw; what the fonts themselves say. */
  familyOf?: FamilyOf
}

/** Says why a document could not be printed, in words that hold nothing of the person's. */
export class PrintError extends Error {
  override name = 'PrintError'
}

/** Typst's own refusal, which would come again for the same data. */
class RefusedError extends PrintError {}

type Job = {
  order: PrintOrder
  attempts: number
  resolve: (pdf: Uint8Array) => void
  reject: (error: PrintError) => void
}

/** A child that dies under a document gets that document once more: it may have been killed for another's sake. */
const attemptsPerDocument = 2

/** Prints documents one after another in a child process that is started when needed and replaced when worn or dead. */
export function createPrinter(options: PrinterOptions = {}): Printer {
  const { recycleAfter = 200, timeout = 30_000 } = options
  const home = packageFolder(import.meta.dirname)
  const program = join(home, 'dist/documents/pdf/typst-child.js')
  if (!existsSync(program)) throw new PrintError('The server is not built: run "npx tsc -b apps/server"')
  const familyOf = options.familyOf ?? readFamilies(join(home, 'documents/pdf/fonts'))
  const latinFamilyOf: FamilyOf = (point) => latinOnly(familyOf(point))

  const waiting: Job[] = []
  let current: Job | undefined
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let printed = 0
  let lastId = 0
  let closed = false

  function work(): void {
    if (current !== undefined || closed) return
    current = waiting.shift()
    if (current === undefined) return
    current.attempts += 1
    child ??= start()
    timer = setTimeout(
      () => finish((job) => job.reject(new PrintError(`No PDF after ${timeout} ms`)), 'end'),
      timeout,
    )
    child.send(current.order, () => undefined)
  }

  function start(): ChildProcess {
    printed = 0
    // An empty environment: what reads a person's text needs no secret of the server's.
    const started = fork(program, [], { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' })
    started.on('message', (answer: PrintAnswer) => receive(started, answer))
    started.on('error', () => lose(started))
    started.on('exit', () => lose(started))
    return started
  }

  function receive(from: ChildProcess, answer: PrintAnswer): void {
    if (from !== child || answer.id !== current?.order.id) return
    printed += 1
    const settle = (job: Job) =>
      'pdf' in answer ? job.resolve(answer.pdf) : job.reject(new RefusedError(answer.fault))
    finish(settle, printed >= recycleAfter ? 'end' : 'keep')
  }

  function lose(gone: ChildProcess): void {
    if (gone !== child) return
    child = undefined
    const job = current
    if (job === undefined) return
    if (job.attempts < attemptsPerDocument && !closed) waiting.unshift(job)
    else job.reject(new PrintError('The printing process died'))
    finish(() => undefined, 'keep')
  }

  function finish(settle: (job: Job) => void, then: 'keep' | 'end'): void {
    clearTimeout(timer)
    const job = current
    current = undefined
    if (then === 'end') end()
    if (job !== undefined) settle(job)
    work()
  }

  function end(): ChildProcess | undefined {
    const ended = child
    child = undefined
    ended?.kill('SIGKILL')
    return ended
  }

  function order(document: ReportDocument, families: FamilyOf): Promise<Uint8Array> {
    const data = templateData(document, families)
    const otherScripts = data.families.some((family) => latinOnly(family) === undefined)
    const createdAt = Math.floor(document.registeredAt.getTime() / 1000)
    const order = { id: (lastId += 1), json: JSON.stringify(data), otherScripts, createdAt }
    return new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ order, attempts: 0, resolve, reject })
      work()
    }).catch((fault: unknown) => {
      // A sign that its font has and cannot draw must not leave a report without its document.
      if (otherScripts && fault instanceof RefusedError) return print(document, latinFamilyOf)
      throw fault
    })
  }

  function print(document: ReportDocument, families: FamilyOf): Promise<Uint8Array> {
    return closed ? Promise.reject(new PrintError('The printer is closed')) : order(document, families)
  }

  return {
    print: (document) => print(document, familyOf),
    async close() {
      closed = true
      clearTimeout(timer)
      for (const job of [current, ...waiting.splice(0)]) job?.reject(new PrintError('The printer is closed'))
      current = undefined
      const ended = end()
      if (ended !== undefined && ended.exitCode === null && ended.signalCode === null)
        await new Promise<void>((resolve) => ended.once('exit', () => resolve()))
    },
  }
}
