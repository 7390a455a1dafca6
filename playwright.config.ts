import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findChromium } from './tools/testing/programs.mjs'
import { lentFonts } from './e2e/support/test-fonts.ts'
import { freePort } from './apps/server/start/free-port.fixture.ts'

// Workers load this file again: the first load decides, and the environment passes it on.
process.env['STATION_PORT'] ??= String(await freePort())

// The checks load this file too, on machines without a browser: only a run needs one, and its setup asks for it.
const executablePath = findChromium()

/** Chromium contacts no other server: the tests must run on closed networks. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nor do its pages. Here and not by a route: that would bring every request into the test, and switch the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

// Browsers inherit it.
Object.assign(process.env, lentFonts())

/** What every run in the browser has in common; playwright.screens.config.ts builds on it. */
export const base = {
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // A third of a test is waiting for pages, timers and the station: two cores serve three.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Slow machines need time, not retries: only what fails waits so long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env['STATION_PORT']}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    trace: 'off',
    // Only the specs about the service worker let it in: everywhere else it would answer in place of what they stub.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: quiet,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  // A spec that needs only one of the two says which in its name, a test by its tag.
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
} satisfies PlaywrightTestConfig

export default defineConfig({
  ...base,
  // Firefox's journeys bring their own browser.
  projects: [...base.projects, { name: 'firefox', testMatch: 'firefox/*.spec.ts' }],
  testDir: 'e2e',
  // What a screen reader says, kept for people to read.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  testMatch: ['gates/**/*.spec.ts', 'journeys/**/*.spec.ts', 'forensics/**/*.spec.ts'],
})
