import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { workOnChangedDocument } from './changed-document.ts'

beforeAll(workOnChangedDocument)
afterEach(cleanup)

/** As browsers translate: each text inside two elements of the translator's own, put in its place in one of these ways. */
const ways: readonly [name: string, put: (text: Text, font: Element) => void][] = [
  ['in one step', (text, font) => text.replaceWith(font)],
  ['before it', (text, font) => (text.before(font), text.remove())],
  ['after it', (text, font) => (text.after(font), text.remove())],
  ['around it', (text, font) => (text.before(font), font.replaceChildren(text))],
]

function translate(put: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('font')) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(text.data.toUpperCase())
    put(text, font)
  }
}

type Shown = { greeting?: string | undefined; count: number; extra?: boolean }

const Line = ({ greeting, count, extra = false }: Shown) => (
  <p>
    {greeting}
    {extra && <b>first</b>}
    {count} words
  </p>
)

const line = () => document.querySelector('p')?.textContent?.toLowerCase()

// BP-01
test.each(ways)('texts that go, come and change are right after a translation %s', async (_name, put) => {
  const { rerender } = render(<Line greeting="hello " count={1} />)
  const change = async (props: Shown, words: string) => {
    act(() => translate(put))
    rerender(<Line {...props} />)
    expect(line()).toBe(words)
    // The translator is told of what it has not seen yet.
    await Promise.resolve()
  }
  await change({ greeting: 'hello ', count: 2 }, 'hello 2 words')
  await change({ count: 2 }, '2 words')
  await change({ count: 2, extra: true }, 'first2 words')
  await change({ greeting: 'bye ', count: 3, extra: true }, 'bye first3 words')
  await change({ count: 4 }, '4 words')
})

// BP-01
test('a text that the browser shows in the original again is where it was', () => {
  const { rerender } = render(<Line greeting="hello " count={1} />)
  const [text] = screen.getByText(/hello/).childNodes
  const font = document.createElement('font')
  text?.replaceWith(font)
  if (text) font.replaceWith(text)
  rerender(<Line count={1} />)
  expect(line()).toBe('1 words')
})

// BP-01
test('an element that an extension took out stops nothing', () => {
  const { rerender } = render(<Line greeting="hello " count={1} extra />)
  document.querySelector('b')?.remove()
  rerender(<Line greeting="hello " count={1} />)
  expect(line()).toBe('hello 1 words')
})

test('what is no node, or cannot be there, is refused as ever', () => {
  const parent = document.createElement('div')
  const inner = document.createElement('p')
  parent.append(inner)
  expect(() => parent.removeChild({} as Node)).toThrow(/not of type/)
  expect(() => inner.insertBefore(parent, null)).toThrow(/incorrect node tree/)
})
