import { defineConfig } from '@playwright/test'
import { base } from './playwright.config.ts'

/** `npm run screens`: screenshots of every screen, at both sizes, for people to look at. */
export default defineConfig({ ...base, testDir: 'e2e/screens', testMatch: '*.spec.ts', timeout: 300_000 })
