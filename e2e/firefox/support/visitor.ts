import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { inputId } from '../../../apps/web/inputs/field/input-props.ts'
import { look, type Seen, type Spot, type Target } from './look.ts'

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** How long the page may take to show what is looked for, and how often it is looked at, in milliseconds. */
const patience = 60_000
const pause = 40

/** Of a screen's actions the last leads on. */
const next: Target = { css: 'main .actions :is(button, a)', at: -1 }

/** The control of an answer, by the JSON pointer of the answer. */
export const control = (campo: string): Target => ({ css: `[id="${inputId(campo)}"]` })

/** A person at one page of Firefox: looks, presses with the pointer, types on the keyboard. */
export class Visitor {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
  }

  /** Presses the middle of what is looked for once it stands still, and again where the page moved under the pointer. */
  async press(target: Target): Promise<void> {
    let last: Spot | false | undefined
    await this.until(`${nameOf(target)} is pressed`, async () => {
      const before = last
      last = (await this.page.evaluate(look, target))?.spot
      if (!before || !last || before.x !== last.x || before.y !== last.y) return false
      await this.page.mouse.click(last.x, last.y)
      // Of a page that has taken its place nothing was looked for.
      return this.page.evaluate(() => globalThis.isPressed !== false).catch(() => true)
    })
  }

  goOn(): Promise<void> {
    return this.press(next)
  }

  see(target: Target): Promise<Seen> {
    return this.until(`${nameOf(target)} is shown`, () => this.page.evaluate(look, target))
  }

  async isGone(target: Target): Promise<void> {
    await this.until(`${nameOf(target)} is gone`, async () => !(await this.page.evaluate(look, target)))
  }

  /** Empties a box and types into it, key by key. */
  async type(box: Target, text: string): Promise<void> {
    await this.press(box)
    await this.page.keyboard.down('Control')
    await this.page.keyboard.press('a')
    await this.page.keyboard.up('Control')
    await this.page.keyboard.press('Delete')
    await this.page.keyboard.type(text)
  }

  /** As from the clipboard, for what would take long to type. */
  async paste(box: Target, text: string): Promise<void> {
    await this.press(box)
    await this.page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
  }

  /** What the page shows there, without blanks at its ends. */
  text(css: string): Promise<string> {
    return this.page.evaluate(
      (where) => document.querySelector<HTMLElement>(where)?.innerText.trim() ?? '',
      css,
    )
  }

  /** Asks again until the answer is one, and returns it. A page that is being replaced has none yet. */
  async until<Answer>(what: string, ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
    let failure: unknown
    for (const start = Date.now(); Date.now() - start < patience; await sleep(pause)) {
      const answer = await ask().catch((error: unknown) => void (failure = error))
      if (answer !== undefined && answer !== false) return answer
    }
    throw new Error(`in vain: ${what}\n${await this.text('body').catch(String)}`, { cause: failure })
  }
}

const nameOf = ({ css, named = '' }: Target) => `${css} ${named}`.trim()
