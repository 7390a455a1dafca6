/** A part of the screen that is read in one breath, with where it stands. */
export type Piece = {
  text: string
  /** The language in which it is written. */
  lang: string
  nodes: readonly Text[]
}

/** How a button and a choice are announced before their words. */
export type PieceWords = { button: string; option: string; chosen: string }

/** A longer text is read in parts: some engines refuse more, and a pause goes back to the start of its part. */
const longest = 300

/** What is not read: the way to other pages, the bars of the safe exit and of the voice, what is hidden, and what stands in boxes. */
const unread =
  'nav, [data-discreet], [data-unread], [aria-hidden=true], svg, script, style, textarea, select, canvas, iframe'

const blank = /\s+/g

/** What is read of the screen, in its order: an open dialog alone, else the main part. */
export function screenPieces(words: PieceWords): Piece[] {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main')
  if (!root) return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && isUnread(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const blocks = new Map<Element, Text[]>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node instanceof Text && node.data.trim() !== '' ? blockOf(node) : undefined
    if (block && node instanceof Text) blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  return [...blocks].flatMap(([block, nodes]) => piecesOf(block, nodes, words))
}

const isUnread = (element: Element): boolean => element.matches(unread) || !element.checkVisibility()

/** The closest element around a text that begins a line of its own, or is pressed. */
function blockOf(node: Text): Element | undefined {
  let element = node.parentElement
  while (
    element &&
    !element.matches('button, label, summary') &&
    getComputedStyle(element).display.startsWith('inline')
  )
    element = element.parentElement
  return element ?? undefined
}

function piecesOf(block: Element, nodes: readonly Text[], words: PieceWords): Piece[] {
  const lang = nodes[0]?.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''
  const said = nodes
    .map(({ data }) => data)
    .join(' ')
    .replace(blank, ' ')
    .trim()
  return inParts(announced(block, said, words)).map((text) => ({ text, lang, nodes }))
}

function announced(block: Element, said: string, { button, option, chosen }: PieceWords): string {
  if (block.matches('button, summary, .actions a')) return `${button}: ${said}`
  const choice = block.closest('label')?.querySelector('input[type=radio], input[type=checkbox]')
  if (!(choice instanceof HTMLInputElement)) return said
  return choice.checked ? `${option}: ${said}, ${chosen}` : `${option}: ${said}`
}

function inParts(text: string): string[] {
  if (text.length <= longest) return [text]
  const parts: string[] = []
  for (const word of text.split(' ')) {
    const last = parts.at(-1)
    const full = last === undefined || last.length + word.length > longest || /[.!?;]$/.test(last)
    if (full) parts.push(word)
    else parts[parts.length - 1] = `${last} ${word}`
  }
  return parts
}
