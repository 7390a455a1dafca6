// @ts-check
/**
 * `npm run test:faults`: kills, suspends and restores the station at random moments, fills its disk and cuts its connections,
 * under a network that loses, delays, repeats and reorders requests, until 2,000 reports are registered. FAULT_SUBMISSIONS
 * sets another number; FAULT_SEED repeats the same crashes, though not at the same moments.
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
