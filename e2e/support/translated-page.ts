import { expect, type Page } from '@playwright/test'

/** What marks a translated word: locators and expectations overlook it. */
const mark = '\u00AD'

/**
 * Translates pages as browsers do: each text is taken out and two elements with its changed words are put in its place, from the
 * first text of the document on and whatever comes later.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((sign) => {
    const left = 'font, script, style, noscript, textarea, svg, [translate="no"]'
    const translate = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(left) || !/\p{L}{2}/u.test(text.data)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.append(text.data.replaceAll(/(\p{L})(?=\p{L})/gu, `$1${sign}`))
      text.replaceWith(outer)
    }
    const translateIn = (node: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) texts.push(at)
      for (const text of texts) if (text instanceof Text) translate(text)
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, mark)
}

/** What a page shows, and what React believes that it shows. */
async function textsOf(page: Page): Promise<{ shown: string; meant: string; untranslated: string[] }> {
  return page.evaluate((sign) => {
    type Fiber = {
      tag: number
      type: unknown
      memoizedProps: unknown
      child: Fiber | null
      sibling: Fiber | null
    }
    const root = document.getElementById('root') as (HTMLElement & Record<string, unknown>) | null
    if (!root) throw new Error('the page has no root')
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const { stateNode } = root[key] as { stateNode: { current: Fiber } }
    const [text, portal, hoisted] = [6, 4, 26]
    const childrenOf = (props: unknown) =>
      (typeof props === 'object' && props !== null && 'children' in props ? [props.children] : [])
        .flat()
        .filter((child) => typeof child === 'string' || typeof child === 'number')
        .join('')
    const meantBy = ({ tag, type, memoizedProps, child, sibling }: Fiber): string => {
      const inside = child ? meantBy(child) : tag === 5 ? childrenOf(memoizedProps) : ''
      const own =
        tag === text
          ? String(memoizedProps)
          : tag === portal || tag === hoisted || type === 'svg'
            ? ''
            : inside
      return own + (sibling ? meantBy(sibling) : '')
    }
    /** The map draws its own texts. */
    const isReacts = (text: Text) => {
      const around = text.parentElement?.closest(':not(font)') ?? root
      return (
        !around.closest('textarea, svg') &&
        Object.keys(around).some((name) => name.startsWith('__reactFiber$'))
      )
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && isReacts(walker.currentNode)) texts.push(walker.currentNode)
    return {
      shown: texts.map(({ data }) => data.replaceAll(sign, '')).join(''),
      meant: meantBy(stateNode.current),
      untranslated: texts
        .filter(
          ({ data, parentElement }) =>
            /\p{L}{2}/u.test(data) && !parentElement?.closest('font, [translate="no"]'),
        )
        .map(({ data }) => data),
    }
  }, mark)
}

/** Every text of the screen is translated, and none is of a moment ago. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { shown, meant, untranslated } = await textsOf(page)
      return { shown: shown === meant ? 'as meant' : `${shown}\n≠\n${meant}`, untranslated }
    })
    .toEqual({ shown: 'as meant', untranslated: [] })
}
