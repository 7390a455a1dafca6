// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../../tools/testing/programs.mjs'

/** @typedef {'mobile' | 'river'} Profile Lighthouse's own phone, or a cheaper one on a worse connection */
/** @typedef {{ score: number, fcp: number, lcp: number, tbt: number, cls: number, bytes: number, requests: number }} Figures
 *   the score from 0 to 1, times in milliseconds */

/** What is slowed down while the page loads, not computed afterwards. */
const river = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
}

/** The browser contacts no other server. */
const flags = [
  '--headless',
  '--lang=pt-BR',
  '--accept-lang=pt-BR',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** A module of this folder's own packages, which the types of the project do not know. @param {string} path */
const ownModule = (path) => import(pathToFileURL(join(import.meta.dirname, 'node_modules', path)).href)

/** Starts a browser; `audit` opens a page in it as a first visit and measures it, undefined where Lighthouse got no result. */
export async function startAuditor() {
  const { default: lighthouse } = await ownModule('lighthouse/core/index.js')
  const { launch } = await ownModule('chrome-launcher/dist/index.js')
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags })
  return {
    /** @param {string} url @param {Profile} profile @returns {Promise<Figures | undefined>} */
    async audit(url, profile) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'silent',
        ...(profile === 'river' && river),
      })
      if (lhr.runtimeError) return undefined
      /** @param {string} name @returns {number} */
      const value = (name) => lhr.audits[name].numericValue
      return {
        score: lhr.categories.performance.score,
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        bytes: value('total-byte-weight'),
        requests: lhr.audits['network-requests'].details.items.length,
      }
    },
    stop: () => chrome.kill(),
  }
}
