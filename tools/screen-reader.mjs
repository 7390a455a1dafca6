// @ts-check
/**
 * `npm run screen-reader`: walks a whole loss in a browser with a window, which Orca reads in Portuguese, and prints what it
 * says. Needs the output of `npm run build`, a Linux machine and these Debian packages: orca, xvfb, openbox, xdotool, dbus,
 * at-spi2-core, speech-dispatcher, locales (with pt_BR.UTF-8) and chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, run } from './run.mjs'
import { runOrca } from './screen-reader/run-orca.mjs'

const inSession = '--in-session'

async function read() {
  const home = await mkdtemp(join(tmpdir(), 'orca-'))
  const { env, stop } = await runOrca(home)
  try {
    const config = ['--config', 'playwright.screen-reader.config.ts']
    return await run(binary('playwright'), ['test', ...config], { stream: true, env })
  } finally {
    stop()
    await rm(home, { recursive: true, force: true })
  }
}

const { passed } = process.argv.includes(inSession)
  ? await read()
  : await run('dbus-run-session', ['--', process.execPath, import.meta.filename, inSession], { stream: true })
process.exitCode = passed ? 0 : 1
