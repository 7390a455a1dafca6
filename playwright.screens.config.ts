import { defineConfig } from '@playwright/test'
import { base } from './playwright.config.ts'

/** `npm run screens`: photographs of every screen, at both sizes; nothing is judged but by the eye. */
export default defineConfig({ ...base, testDir: 'e2e/screens', testMatch: '*.spec.ts', timeout: 300_000 })
