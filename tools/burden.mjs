// @ts-check
/** `npm run burden`: builds the portal and prints what a loss and violence ask of a person on a phone; the tests hold its limits. */
import { binary, run } from './run.mjs'
import { missingPrograms } from './testing/programs.mjs'

async function measure() {
  const missing = await missingPrograms()
  if (missing !== undefined) return { passed: false, output: missing }
  const built = await run('npm', ['run', 'build'])
  if (!built.passed) return built
  return run(binary('playwright'), ['test', 'e2e/gates/burden.phone.spec.ts', '--reporter', 'line'], {
    stream: true,
  })
}

const { passed, output } = await measure()
if (!passed) console.error(output)
process.exitCode = passed ? 0 : 1
