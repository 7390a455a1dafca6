import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Waits for what a program first writes, by which it says that it runs, and gives it. Throws where the program ends before. */
export async function firstOutput(
  program: ChildProcess,
  output: Readable | null = program.stdout,
): Promise<string> {
  if (!output) throw new Error('nothing reads what the program writes')
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`the program ended before it wrote anything, with code ${String(code)}`)
  })
  const [written] = (await Promise.race([once(output, 'data'), ended])) as [Buffer]
  return written.toString()
}
