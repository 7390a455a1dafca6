// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Orca writes each word to its debug file at once, and asks for no Braille display. */
const customizations = `import orca.debug
import orca.settings
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
orca.debug.debugFile.reconfigure(line_buffering=True)
`

/** A voice without a sound card: it takes every sentence and says nothing. */
const silentVoice = {
  'speechd.conf': `DefaultModule silent
DefaultLanguage "pt"
AddModule "silent" "sd_generic" "silent.conf"
`,
  'modules/silent.conf': `GenericExecuteSynth "true"
GenericLanguage "pt" "pt" "utf-8"
GenericLanguage "pt-br" "pt" "utf-8"
GenericDefaultCharset "utf-8"
AddVoice "pt" "MALE1" "silent"
AddVoice "pt-br" "MALE1" "silent"
DefaultVoice "silent"
`,
}

/** @param {string} home */
function writeSettings(home) {
  const orca = join(home, '.local/share/orca')
  const dispatcher = join(home, '.config/speech-dispatcher')
  mkdirSync(orca, { recursive: true })
  mkdirSync(join(dispatcher, 'modules'), { recursive: true })
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  writeFileSync(join(orca, 'orca-customizations.py'), customizations)
  for (const [name, text] of Object.entries(silentVoice)) writeFileSync(join(dispatcher, name), text)
}

/**
 * Starts a screen, a window manager and Orca in Portuguese, inside a session bus; returns the environment in which a browser
 * is read by it (ORCA_LOG: the file with what it says), and their end.
 * @param {string} home an empty folder
 */
export async function runOrca(home) {
  writeSettings(home)
  const log = join(home, 'orca.log')
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  const output = openSync(join(home, 'programs.log'), 'a')
  /** @type {NodeJS.ProcessEnv} */
  let env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'pt_BR.UTF-8',
    LC_ALL: 'pt_BR.UTF-8',
    ACCESSIBILITY_ENABLED: '1',
  }
  /** @param {string} program @param {string[]} args */
  const start = (program, ...args) => {
    const child = spawn(program, args, { env, stdio: ['ignore', output, output, 'pipe'] })
    children.push(child)
    return child
  }
  const display = await firstLine(start('Xvfb', '-displayfd', '3', '-screen', '0', '1280x900x24'))
  env = { ...env, DISPLAY: `:${display}` }
  start('openbox')
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately')
  const stop = () => {
    for (const child of children.toReversed()) child.kill()
    closeSync(output)
  }
  // On a busy machine it ends by itself when its own start takes longer than ten seconds.
  for (let tries = 0; tries < 5; tries++)
    if (await speaks(start('orca', '--debug-file', log), log)) return { env: { ...env, ORCA_LOG: log }, stop }
  stop()
  throw new Error(`Orca does not speak: ${await readFile(join(home, 'programs.log'), 'utf8')}`)
}

/** The first that a program writes to its fourth file. @param {import('node:child_process').ChildProcess} child */
async function firstLine(child) {
  const told = /** @type {import('node:stream').Readable} */ (child.stdio[3])
  const [line] = await once(told, 'data', { signal: AbortSignal.timeout(30_000) })
  return String(line).trim()
}

/** Whether it says something before it ends. @param {import('node:child_process').ChildProcess} orca @param {string} log */
async function speaks(orca, log) {
  while (orca.exitCode === null && orca.signalCode === null) {
    if ((await readFile(log, 'utf8').catch(() => '')).includes('SPEECH OUTPUT')) return true
    await wait(500)
  }
  return false
}
