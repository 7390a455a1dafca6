// @ts-check
/**
 * `npm run screens [-- --lang fr-fr,en-us]`: takes screenshots into screens/, at the size of a phone and of a desktop: the
 * pages, every screen of every flow in Portuguese, one whole flow in the other languages, and the desk in every state, in
 * light and dark. With `--dark` the portal's own are in dark colours too, beside the light ones. With `--guide` it takes the pictures of the officers' guide instead, into docs/guide/.
 */
import { parseArgs } from 'node:util'
import { binary, run } from './run.mjs'
import { missingPrograms } from './testing/programs.mjs'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'pt-br,en-us,es-es,fr-fr' },
    dark: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
  },
})

async function photograph() {
  const missing = await missingPrograms()
  if (missing !== undefined) return { passed: false, output: missing }
  for (const [program, args] of /** @type {const} */ ([
    [binary('tsc'), ['-b']],
    ['npm', ['run', 'build', '-w', 'apps/web']],
    ['npm', ['run', 'build', '-w', 'apps/desk']],
  ])) {
    const built = await run(program, args)
    if (!built.passed) return built
  }
  const args = ['test', '--config', 'playwright.screens.config.ts', ...(values.guide ? ['desk-guide'] : [])]
  const env = {
    ...process.env,
    SCREEN_LANGUAGES: values.lang,
    ...(values.dark && { SCREEN_COLOURS: 'light,dark' }),
    ...(values.guide && { GUIDE_PICTURES: 'docs/guide' }),
  }
  return run(binary('playwright'), args, { stream: true, env })
}

const { passed, output } = await photograph()
if (!passed) console.error(output)
process.exitCode = passed ? 0 : 1
