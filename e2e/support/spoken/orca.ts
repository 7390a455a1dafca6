import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** What Orca gave to the synthesiser, one entry each, as its debug file has it. */
const spoken = /SPEECH OUTPUT: '(.*)'(?:\{|$)/gm

/** After so many quarters of a second in silence it has said all. */
const quietChecks = 6

/** Letters and digits alone: the punctuation is what a voice leaves out. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The screen reader Orca, which runs beside the browser and writes what it says to `log`. */
export class Orca {
  readonly #log: string
  #read = 0

  constructor(log: string) {
    this.#log = log
  }

  /** What was said since the last `next`. */
  async heard(): Promise<string[]> {
    const lines = [...(await readFile(this.#log, 'utf8')).matchAll(spoken)].map(([, words = '']) => words)
    return lines.slice(this.#read)
  }

  /** Waits until one of these was said since the last `next`. */
  async expectHeard(...words: string[]): Promise<void> {
    const wanted = words.map(plain)
    const message = `heard: ${words.join(' or ')}`
    await expect(async () => {
      const said = plain((await this.heard()).join(' '))
      expect(
        wanted.some((one) => said.includes(one)),
        `${message}; said was: ${said}`,
      ).toBe(true)
    }, message).toPass({ timeout: 20_000 })
  }

  /** Returns what was said so far once it has nothing to add, as a person waits for it, and listens anew. */
  async next(): Promise<string[]> {
    let lines = await this.heard()
    for (let quiet = 0; quiet < quietChecks; quiet++) {
      await wait(250)
      const now = await this.heard()
      if (now.length > lines.length) quiet = 0
      lines = now
    }
    this.#read += lines.length
    return lines
  }
}
