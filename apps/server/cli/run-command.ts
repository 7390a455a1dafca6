import { openStation, type OpenStation } from './open-station.ts'

/** What a command says, and whether it did what it was asked. */
export type Outcome = { ok: boolean; lines: string[] }

export const done = (...lines: string[]): Outcome => ({ ok: true, lines })
export const refused = (...lines: string[]): Outcome => ({ ok: false, lines })

/** Runs a command of the operator's on the open station and ends the process: 0 when it was done, 1 when not. */
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

/** Without a station, for commands that need none. */
export function print({ ok, lines }: Outcome): void {
  const stream = ok ? process.stdout : process.stderr
  for (const line of lines) stream.write(`${line}\n`)
  process.exitCode = ok ? 0 : 1
}
