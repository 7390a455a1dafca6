// @ts-check
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../run.mjs'

/** The programs that the tests need beyond npm, and the Debian packages that contain them. */
const needs = [
  {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium-headless-shell', 'chromium-sandbox', 'fonts-liberation'],
  },
  { name: 'Chromium with a window', find: findWholeChromium, packages: ['chromium'] },
  {
    name: 'a screen without a monitor, and its keyboard',
    find: () => findAll(['Xvfb', 'xdotool']),
    packages: ['xvfb', 'xdotool'],
  },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'pdftotext and pdfsig', find: () => findAll(['pdftotext', 'pdfsig']), packages: ['poppler-utils'] },
  { name: 'openssl', find: () => findAll(['openssl']), packages: ['openssl'] },
  { name: 'promtool', find: () => findAll(['promtool']), packages: ['prometheus'] },
  { name: 'systemd-analyze', find: () => findAll(['systemd-analyze']), packages: ['systemd'] },
  {
    name: 'nginx, Caddy and HAProxy',
    find: () => findAll(['nginx', 'caddy', 'haproxy']),
    packages: ['nginx-light', 'caddy', 'haproxy'],
  },
]

/** The full path of the first of these programs that can be run, or undefined. @param {readonly string[]} names */
function findProgram(names) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {readonly string[]} names */
const findAll = (names) => names.every((name) => findProgram([name]) !== undefined)

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser of the tests: CHROMIUM_PATH, or the one of the system; none is ever downloaded. The headless shell has the same
 * engine and comes first: it takes about a quarter less processor time for the same tests.
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return isProgram(chosen) ? chosen : undefined
  return findProgram([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ])
}

/** The browser that people have, which writes a history and sessions to its profile; the headless shell writes neither. */
export function findWholeChromium() {
  return findProgram(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])
}

/** The Firefox of the tests: FIREFOX_PATH, or the one of the system. */
export function findFirefox() {
  const chosen = process.env['FIREFOX_PATH']
  if (chosen) return isProgram(chosen) ? chosen : undefined
  return findProgram(['firefox-esr', 'firefox'])
}

/**
 * Checks that every needed program is there; where this user may, installs the missing ones as Debian packages.
 * @returns {Promise<string | undefined>} what is missing and how to install it, or undefined when nothing is
 */
export async function missingPrograms() {
  const missing = () => needs.filter(({ find }) => !find())
  if (missing().length === 0) return undefined
  const packages = missing().flatMap((need) => need.packages)
  const prefix = await installPrefix()
  if (prefix) {
    console.log(`installing ${packages.join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (/** @type {string[]} */ ...args) =>
      run('env', [...prefix, 'apt-get', ...args], { stream: true, env })
    await apt('update')
    await apt('install', '--yes', '--no-install-recommends', ...packages)
  }
  const still = missing()
  if (still.length === 0) return undefined
  const chosen = process.env['CHROMIUM_PATH']
  return [
    `missing: ${still.map(({ name }) => name).join(', ')}`,
    ...(chosen && !isProgram(chosen) ? [`CHROMIUM_PATH is ${chosen}, which is not a program`] : []),
    `on Debian: apt-get install ${still.flatMap((need) => need.packages).join(' ')}   (as root)`,
    'or set CHROMIUM_PATH to a Chromium of your own',
  ].join('\n')
}

/** The arguments to put before `apt-get`, or undefined where this user may not install. @returns {Promise<string[] | undefined>} */
async function installPrefix() {
  if (process.env['CHROMIUM_PATH'] && !findChromium()) return undefined
  if (findProgram(['apt-get']) === undefined) return undefined
  if (process.getuid?.() === 0) return []
  const { passed } = await run('sudo', ['-n', 'true'])
  return passed ? ['sudo', '-n'] : undefined
}
