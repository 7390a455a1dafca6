import { faultLine, logToStdout } from './base/platform/log.ts'
import { withoutRepeats } from './base/platform/log-repeats.ts'
import { withRequestIds } from './base/platform/request-id.ts'
import { readArguments } from './base/settings/arguments.ts'
import { readSettings } from './base/settings/settings.ts'
import { createClosing } from './start/closing.ts'
import { startStation } from './start/start-station.ts'

/** A line for the operator. */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)
/** How long an orderly shutdown may take once no more requests are taken, in milliseconds. */
const timeout = 25_000
let drainMs = 0

const closing = createClosing((error) => logToStdout(faultLine('stop', error)))

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(1), drainMs + timeout).unref()
  await closing.close()
  process.exit(code)
}

function stop(): void {
  if (!ending) say('Stopping')
  void end(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
// When tools/start.mjs, which started this process, is killed it passes no signal on; the closed channel says the same.
process.on('disconnect', stop)

// By default Node would print the message, which may quote what a person wrote.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    logToStdout(faultLine(event, error))
    void end(1)
  })

const given = readArguments(process.argv.slice(2))
if (!given.ok) {
  complain(given.message)
  process.exit(1)
}
const reading = readSettings({ ...process.env, ...given.env })
if (!reading.ok) {
  for (const { name, expected } of reading.errors) complain(`${name} must be ${expected}`)
  process.exit(1)
}
drainMs = reading.settings.drainSeconds * 1000
try {
  await startStation(reading.settings, { closing, log: withoutRepeats(withRequestIds(logToStdout)), say })
} catch (error) {
  // No personal data is loaded yet: the whole message helps the operator.
  if (!ending) complain(error instanceof Error ? error.message : String(error))
  await end(1)
}
