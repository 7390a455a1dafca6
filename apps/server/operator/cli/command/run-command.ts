import { openStation, type OpenStation } from './open-station.ts'

/** The output of a command, and whether it succeeded. */
export type Outcome = { ok: boolean; lines: string[] }

export const done = (...lines: string[]): Outcome => ({ ok: true, lines })
export const refused = (...lines: string[]): Outcome => ({ ok: false, lines })

/** Runs a command of the operator on the open station; the exit code is 0 when it succeeded, 1 when not. */
export async function runCommand(
  work: (station: OpenStation, args: string[]) => Promise<Outcome>,
): Promise<void> {
  try {
    const station = await openStation()
    try {
      print(await work(station, process.argv.slice(2)))
    } finally {
      await station.close()
    }
  } catch (error) {
    print(refused(error instanceof Error ? error.message : String(error)))
  }
}

/** Prints an outcome and sets the exit code; alone for commands that need no station. */
export function print({ ok, lines }: Outcome): void {
  const stream = ok ? process.stdout : process.stderr
  if (!stream.listeners('error').includes(readEnough)) stream.on('error', readEnough)
  for (const line of lines) stream.write(`${line}\n`)
  process.exitCode = ok ? 0 : 1
}

/** Anybody who reads only the first lines (`| head`) ends the pipe: that is no failure of the command. */
function readEnough(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
