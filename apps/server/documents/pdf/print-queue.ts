import { type ChildProcess, fork } from 'node:child_process'
import type { PrintAnswer, PrintOrder } from './print-order.ts'

/** Says why a document could not be printed, in a message that holds nothing of the person's. */
export class PrintError extends Error {
  override name = 'PrintError'
}

/** Typst's own refusal, which would come again for the same data. */
export class RefusedError extends PrintError {}

export type PrintQueue = {
  /** The PDF of an order, when its turn has come. Rejects with a PrintError. */
  print(order: Omit<PrintOrder, 'id'>): Promise<Uint8Array>
  /** Ends the child process; waiting orders are rejected. */
  close(): Promise<void>
}

type QueueOptions = {
  /** The script of the child process. */
  program: string
  /** After so many documents the child process is replaced. */
  recycleAfter: number
  /** How long one document may take, in milliseconds. */
  timeout: number
}

type Job = {
  order: PrintOrder
  attempts: number
  resolve: (pdf: Uint8Array) => void
  reject: (error: PrintError) => void
}

/** A document whose child process dies is tried once more: another document may have been the cause. */
const attemptsPerDocument = 2

/** Runs orders one after another in a child process that is started when needed and replaced when worn or dead. */
export function createPrintQueue({ program, recycleAfter, timeout }: QueueOptions): PrintQueue {
  const waiting: Job[] = []
  let current: Job | undefined
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let printed = 0
  let lastId = 0
  let closed = false

  function startNext(): void {
    if (current !== undefined || closed) return
    current = waiting.shift()
    if (current === undefined) return
    current.attempts += 1
    if (child === undefined) {
      printed = 0
      child = startChild(program, receive, lose)
    }
    const late = new PrintError(`No PDF after ${timeout} ms`)
    timer = setTimeout(() => finish((job) => job.reject(late), 'end'), timeout)
    child.send(current.order, () => undefined)
  }

  function receive(from: ChildProcess, answer: PrintAnswer): void {
    if (from !== child || answer.id !== current?.order.id) return
    printed += 1
    const complete = (job: Job) =>
      'pdf' in answer ? job.resolve(answer.pdf) : job.reject(new RefusedError(answer.error))
    finish(complete, printed >= recycleAfter ? 'end' : 'keep')
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

  function finish(complete: (job: Job) => void, then: 'keep' | 'end'): void {
    clearTimeout(timer)
    const job = current
    current = undefined
    if (then === 'end') endChild()
    if (job !== undefined) complete(job)
    startNext()
  }

  function endChild(): ChildProcess | undefined {
    const ended = child
    child = undefined
    ended?.kill('SIGKILL')
    return ended
  }

  return {
    print(order) {
      if (closed) return Promise.reject(new PrintError('The printer is closed'))
      return new Promise((resolve, reject) => {
        waiting.push({ order: { ...order, id: (lastId += 1) }, attempts: 0, resolve, reject })
        startNext()
      })
    },
    async close() {
      closed = true
      clearTimeout(timer)
      for (const job of [current, ...waiting.splice(0)]) job?.reject(new PrintError('The printer is closed'))
      current = undefined
      const ended = endChild()
      if (ended !== undefined && ended.exitCode === null && ended.signalCode === null)
        await new Promise<void>((resolve) => ended.once('exit', () => resolve()))
    },
  }
}

function startChild(
  program: string,
  onAnswer: (from: ChildProcess, answer: PrintAnswer) => void,
  onGone: (gone: ChildProcess) => void,
): ChildProcess {
  // An empty environment: a process that reads a person's text needs no secret of the server's.
  const child = fork(program, [], { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' })
  child.on('message', (answer: PrintAnswer) => onAnswer(child, answer))
  child.on('error', () => onGone(child))
  child.on('exit', () => onGone(child))
  return child
}
