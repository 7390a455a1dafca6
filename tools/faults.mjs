// @ts-check
/**
 * `npm run test:faults`: kills, stops, fills, silences and restores the station at random moments under a network that
 * loses, delays, doubles and reorders, until 2,000 reports are registered. FAULT_SUBMISSIONS asks for another number,
 * FAULT_SEED draws the same crashes again, though not at the same moments.
 */
import { binary, root, run } from './run.mjs'

const built = await run(binary('tsc'), ['-b', 'apps/server'], { stream: true })
if (!built.passed) process.exit(1)
const env = { ...process.env, FAULT_SUBMISSIONS: process.env['FAULT_SUBMISSIONS'] ?? '2000' }
const test = await run(
  binary('vitest'),
  ['run', '--root', root, 'apps/server/crash-injection/crash-injection.test.ts'],
  {
    stream: true,
    env,
  },
)
process.exitCode = test.passed ? 0 : 1
