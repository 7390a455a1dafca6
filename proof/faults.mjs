// @ts-check
/**
 * `npm run test:faults`: kills, suspends and restores the station at random moments, fills its disk and cuts its connections,
 * under a network that loses, delays, repeats and reorders requests, until 2,000 reports are registered. FAULT_SUBMISSIONS
 * sets another number; FAULT_SEED repeats the same crashes, though not at the same moments. Then servers are killed while they
 * tell of 200 urgent reports that nobody opens (FAULT_DANGERS), are flooded by who reads no answer, are told to end in the midst
 * of requests, and people leave the units in which reports stand.
 */
import { binary, root, run } from '../tools/run.mjs'

const built = await run(binary('tsc'), ['-b', 'apps/server'], { stream: true })
if (!built.passed) process.exit(1)
const { FAULT_SUBMISSIONS = '2000', FAULT_DANGERS = '200' } = process.env
const env = { ...process.env, FAULT_SUBMISSIONS, FAULT_DANGERS }
const test = await run(
  binary('vitest'),
  [
    'run',
    '--root',
    root,
    '--no-file-parallelism',
    'apps/server/start/crash-injection/crash-injection.test.ts',
    'apps/server/delivery/danger/killed-danger.test.ts',
    'apps/server/start/crash-injection/unread-answers.test.ts',
    'apps/server/base/http/end-quiet-connections.test.ts',
    'tools/start.test.ts',
    'apps/server/desk/acts/bring-back.test.ts',
  ],
  {
    stream: true,
    env,
  },
)
process.exitCode = test.passed ? 0 : 1
