import type { Locale } from '@delegacia/domain/language/text'
import { expect, type Page } from '@playwright/test'
import { accessibilityTree, type TreeNode } from './accessibility-tree.ts'
import { spokenLines } from './spoken-lines.ts'

/** Numbers, codes and days that are others in each run. */
const changing: readonly [RegExp, string][] = [
  [/\d{5}\/\d{4}\.\d{6}-\d/g, '00277/2026.000000-0'],
  [
    /\d+(?: de)? \p{L}+(?: de)? \d{4},? (?:a las|às|à) \d+:\d+|\p{L}+ \d+, \d{4} at \d+:\d+/gu,
    '23/11/2026 12:00',
  ],
  [/(?<![A-Z0-9-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![A-Z0-9-])/g, 'ABCD-1234-EFGH-5678'],
]

const content = new Set(['main', 'dialog', 'alert'])

/** What comes by itself, some time after the page is there, is not among it. */
const frame = new Set([...content, 'link', 'complementary', 'banner', 'contentinfo'])

/** The landmarks, dialogs and links at the top of a page, whatever boxes they are in. */
const partsOf = ({ children }: TreeNode): readonly TreeNode[] =>
  children.flatMap((child) => (child.role === 'generic' ? partsOf(child) : [child]))

/** Collects what a screen reader says on each screen of a journey, and compares it with what is stored. */
export class Readout {
  readonly #page: Page
  readonly #locale: Locale
  readonly #heard: string[] = []

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.#locale = locale
  }

  /** Adds the screen as it is now; what frames every screen is stored with the first. */
  async listen(screen: string): Promise<void> {
    const root = await accessibilityTree(this.#page)
    const wanted = this.#heard.length === 0 ? frame : content
    const lines = partsOf(root)
      .filter(({ role }) => wanted.has(role))
      .flatMap((part) => spokenLines(part, this.#locale))
    expect(lines, `what is heard of ${screen}`).not.toEqual([])
    this.#heard.push(`== ${screen}`, ...lines, '')
  }

  /**
   * The journey sounds as in `e2e/spoken/`, whose texts a person has read. What hides on a phone is heard on a desktop: only
   * the phone's is stored. `--update-snapshots` stores it anew.
   */
  expectAsStored(journey: string): void {
    if ((this.#page.viewportSize()?.width ?? 0) > 360) return
    const heard = changing.reduce(
      (text, [pattern, same]) => text.replace(pattern, same),
      this.#heard.join('\n'),
    )
    expect(heard).toMatchSnapshot(`${journey}-${this.#locale}.txt`)
  }
}
