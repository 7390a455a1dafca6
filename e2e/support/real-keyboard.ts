import { chromium, type Page } from '@playwright/test'
import { execFile, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { firstOutput } from '../../apps/server/base/platform/first-output.fixture.ts'
import { findWholeChromium } from '../../tools/testing/programs.mjs'

const run = promisify(execFile)

/** Presses a key of the screen so often, one every 60 ms: fast, as a frightened person does. */
export type PressKey = (key: string, times: number) => Promise<void>

/** A screen without a monitor; returns its name and how to end it. */
async function openScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1300x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstOutput(server, server.stdio[3] as Readable)
  return { display: `:${display.trim()}`, close: () => server.kill() }
}

/**
 * A visit with a browser in a window and a keyboard of the system. What a page leaves of a key goes on to the browser, which
 * a test's own presses do not: Escape stops what is being loaded.
 */
export async function withRealKeyboard(
  baseURL: string | undefined,
  visit: (page: Page, press: PressKey) => Promise<void>,
): Promise<void> {
  const screen = await openScreen()
  const env = { ...process.env, DISPLAY: screen.display }
  try {
    const browser = await chromium.launch({ executablePath: findWholeChromium() ?? '', headless: false, env })
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: null, locale: 'pt-BR' })
      await visit(page, async (key, times) => {
        await run('xdotool', ['key', '--delay', '60', ...Array<string>(times).fill(key)], { env })
      })
    } finally {
      await browser.close()
    }
  } finally {
    screen.close()
  }
}
